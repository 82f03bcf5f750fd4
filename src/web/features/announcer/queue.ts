/** Something to be read out, once. */
export interface Announcement {
  /** What it is about: whoever else tells the same is not heard. */
  readonly key: string;
  readonly text: string;
}

/** What comes within this time is read out together, ms. */
const GATHER = 1000;
/** A screen reader gets this long before the next, ms; then the text is taken away, since it is no news any more. */
const SPEAK = 6000;
/** How long the same counts as told, ms. */
const TOLD = 60_000;

const told = new Map<string, number>();
const listeners = new Set<() => void>();
let waiting: string[] = [];
let text = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function say(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

function turn(): void {
  const next = waiting.join(' ');
  waiting = [];
  say(next);
  timer = next === '' ? undefined : setTimeout(turn, SPEAK);
}

/** Has something read out politely. Several at a time are merged, and nothing is told twice within a minute. */
export function announce(news: readonly Announcement[]): void {
  const now = performance.now();
  for (const [key, at] of told) if (now - at > TOLD) told.delete(key);
  const unheard = news.filter(({ key }) => !told.has(key));
  if (unheard.length === 0) return;
  for (const { key } of unheard) told.set(key, now);
  waiting.push(...unheard.map((one) => one.text));
  if (timer === undefined) timer = setTimeout(turn, GATHER);
}

/** What is being read out; '' most of the time. */
export function announced(): string {
  return text;
}

/** Calls back when that changes. */
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
