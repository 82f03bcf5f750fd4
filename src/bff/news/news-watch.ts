import { readApiRequest } from '#bff/api-request.ts';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import { dataOf } from '#bff/cache/version.ts';
import type { Schedule } from '#bff/cache/watch.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { MAX_IDS } from '#contract/max-ids.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchListAnswer } from '#news/match-store.ts';
import { awaitedIds, isQuiet, type NewsItem, type NewsState, takeNews } from './news-state.ts';

/** Shortest and longest time between two looks at the cache, ms: it may have no answer, or one that lasts longer. */
const [MIN_LOOK_MS, MAX_LOOK_MS] = [1_000, 60_000];

/** What matches are followed by. */
export interface NewsSources {
  readonly answers: Pick<AnswerCache, 'get' | 'getOnce'>;
  readonly clock: AgeingClock;
  readonly schedule: Schedule;
  /** Seconds between two lists of matches in play. */
  readonly liveSeconds: number;
}

interface NewsWatchOptions extends NewsSources {
  /** What was seen before. */
  readonly state: NewsState;
  /** Gets what has been seen after each look, and what has happened since the one before. */
  onLook(state: NewsState, items: readonly NewsItem[]): void;
}

/**
 * Follows the matches of the day as a page does that shows them, by the same requests: those in play, the day's list, and
 * the result of a match that is no longer in play. Every look costs what a viewer's poll costs; while no match is in play or
 * about to begin, only the day's list is asked for.
 *
 * @returns ends it
 */
export function watchNews(options: NewsWatchOptions): () => void {
  const { answers, clock, schedule, liveSeconds, onLook } = options;
  let { state } = options;
  let isStopped = false;
  let cancel = () => {};
  const asOfByKey = new Map<string, number>();

  function add(answer: MatchListAnswer, items: NewsItem[]): void {
    const step = takeNews(state, answer, { periodMs: liveSeconds * 1_000, rate: clock.rate });
    state = step.state;
    items.push(...step.items);
  }

  /** Takes a list if it is a new one; returns the ms until the next one, null without any. */
  async function take(kind: MatchListAnswer['kind'], route: string, query: string, items: NewsItem[]) {
    const apiRequest = readApiRequest(route, query);
    const outcome = await answers.get(apiRequest);
    if (isStopped || outcome.how === 'failed') return null;
    const { version } = outcome;
    if (asOfByKey.get(apiRequest.key) !== version.asOf) {
      asOfByKey.set(apiRequest.key, version.asOf);
      const matches = dataOf<readonly MatchRow[]>(version);
      add({ kind, asOf: version.asOf, precision: 0, receivedAt: clock.ageingNow(), matches }, items);
    }
    const due = version.expectedAt ?? version.freshUntil;
    return (due - clock.ageingNow()) / Math.max(clock.rate, 1);
  }

  async function look(): Promise<void> {
    const items: NewsItem[] = [];
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    // The day first: a match that it has as scheduled kicks off with the list of those in play.
    const dayMs = await take('day', 'fixtures', `t=schedule&d=${day}`, items);
    const now = clock.ageingNow();
    let waitMs: number | null = MAX_LOOK_MS;
    if (dayMs !== null && isQuiet(state, now, clock.rate))
      add({ kind: 'live', asOf: now, precision: 0, receivedAt: now, matches: [] }, items);
    else waitMs = await take('live', 'livescores', 't=live&include=events', items);
    const awaited = awaitedIds(state).slice(0, MAX_IDS);
    if (awaited.length > 0) await take('day', 'fixtures', `t=sort&ids=${awaited.join()}`, items);
    if (isStopped) return;
    onLook(state, items);
    const nextMs = Math.min(Math.max(waitMs ?? 0, MIN_LOOK_MS), MAX_LOOK_MS);
    cancel = schedule(() => void look(), nextMs);
  }

  cancel = schedule(() => void look(), 0);
  return () => {
    isStopped = true;
    cancel();
  };
}
