import { hashKey, type QueryClient } from '@tanstack/react-query';
import { parseJson } from '#contract/parse/parse-json.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { type Answer, isCompleteAnswer } from '#web/data/fetch.ts';
import { freshnessOf, setFreshness, UNKNOWN } from '#web/data/freshness.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { SNAPSHOT } from '#web/wall/health/health.ts';
import { readStoredAnswer, writeStoredAnswer } from './stored-answer.ts';

/** What the names of all stored answers begin with. */
const PREFIX = 'wall-answer ';
/** Browsers give a site 5 million characters, which the viewer's settings share. A Saturday's lists have 3 million. */
const MAX_CHARACTERS = 4_000_000;
const MAX_ANSWERS = 40;

/** Lists of matches are what most views are drawn from. */
const isList = ([route]: OperationKey) => route === 'livescores' || route === 'fixtures';

/** Texts of the answers that were stored last, so that an unchanged one is neither written nor stored again. */
const texts = new WeakMap<Answer<unknown>, { readonly asOf: number; readonly text: string }>();

/** An unchanged answer is stored with a newer instant after this time only, world ms: walls run from memory cards. */
const REDATE_MS = 300_000;

/** Returns the text of an answer; null if it is not to be stored. Pauses after it has written one. */
function* textOf(key: OperationKey, answer: Answer<unknown>): Generator<void, string | null> {
  const { asOf, period, etag } = freshnessOf(hashKey(key));
  if (asOf === null || !isCompleteAnswer(answer)) return null;
  const last = texts.get(answer);
  if (last && asOf - last.asOf < REDATE_MS) return last.text;
  const text = writeStoredAnswer({ key, asOf, period, etag, answer });
  texts.set(answer, { asOf, text });
  yield;
  return text;
}

/** Returns the texts to store by their names: those of lists first, as many as there is room for. */
function* currentTexts(client: QueryClient): Generator<void, ReadonlyMap<string, string>> {
  const entries: { readonly key: OperationKey; readonly text: string }[] = [];
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: 'active' })) {
    const key = queryKey as unknown as OperationKey;
    const { data } = state;
    const text = data === undefined ? null : yield* textOf(key, data as Answer<unknown>);
    if (text !== null) entries.push({ key, text });
  }
  entries.sort((a, b) => Number(isList(b.key)) - Number(isList(a.key)) || a.text.length - b.text.length);
  const textsByName = new Map<string, string>();
  let characters = 0;
  for (const { key, text } of entries.slice(0, MAX_ANSWERS)) {
    characters += text.length;
    if (characters > MAX_CHARACTERS) break;
    textsByName.set(PREFIX + hashKey(key), text);
  }
  return textsByName;
}

const storedNames = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));

/** Stores a text; without room for it, nothing, since an older one must not outlive what was on the screen since. */
function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    localStorage.removeItem(name);
  }
}

/**
 * Stores the answers on the screen, in place of those that were there. A wall whose storage is full does without. It pauses
 * after each answer: a Saturday's lists take 100 ms together, in which no page turns.
 */
export function* snapshotSteps(client: QueryClient): Generator<void, void> {
  try {
    const next = yield* currentTexts(client);
    if (next.size === 0) return;
    for (const name of storedNames()) if (!next.has(name)) localStorage.removeItem(name);
    for (const [name, text] of next) {
      if (localStorage.getItem(name) === text) continue;
      store(name, text);
      yield;
    }
  } catch {
    // Storage is blocked.
  }
}

/** Stores the answers on the screen at once: the page is about to go. */
export function saveSnapshot(client: QueryClient): void {
  const steps = snapshotSteps(client);
  while (!steps.next().done);
}

/** Removes what is stored, for example because it cannot be drawn. */
export function clearSnapshot(): void {
  try {
    for (const name of storedNames()) localStorage.removeItem(name);
  } catch {
    // Storage is blocked.
  }
}

/** Whether a wall that runs behind has not come to an instant yet. */
const isAhead = (asOf: number): boolean => worldClock.behindMs > 0 && asOf > (worldClock.now() ?? 0);

/**
 * Gives a new client the answers of before the reload, unless they are ahead of the wall. They are outdated, so that they are
 * requested at once; what is malformed or of another shape is removed.
 */
export function restoreSnapshot(client: QueryClient): void {
  try {
    for (const name of storedNames()) {
      const stored = readStoredAnswer(parseJson(localStorage.getItem(name) ?? '', null));
      if (!stored || PREFIX + hashKey(stored.key) !== name) {
        localStorage.removeItem(name);
        continue;
      }
      const { key, asOf, period, etag, answer } = stored;
      if (isAhead(asOf)) continue;
      setFreshness(hashKey(key), { ...UNKNOWN, asOf, period, etag, detail: SNAPSHOT });
      client.setQueryData(key, answer, { updatedAt: 1 });
    }
  } catch {
    // Storage is blocked.
  }
}
