import type { Side } from '#contract/side-of.ts';

/** A goal by its number among those of its side: who scored it is read from the match, since that may come later. */
export interface QueuedGoal {
  readonly side: Side;
  /** 1 for the first goal of the side. */
  readonly number: number;
}

/** What has happened in a match since the last answer. */
export interface GoalNews {
  readonly matchId: string;
  /** Whether the program follows one of the teams. */
  readonly isFollowed: boolean;
  readonly goals: readonly QueuedGoal[];
  readonly ruledOut: readonly QueuedGoal[];
}

/** Goals of a match that take the screen together. */
export interface MatchTakeover {
  readonly matchId: string;
  readonly isFollowed: boolean;
  /** Those that count, oldest first. */
  readonly goals: readonly QueuedGoal[];
  /** Those that were ruled out while they were on the screen. */
  readonly ruledOut: readonly QueuedGoal[];
  /** When the first of them came, ms of real time. */
  readonly at: number;
}

export interface TakeoverQueue {
  /** At most one of each match, the oldest first. */
  readonly waiting: readonly MatchTakeover[];
  /** What is on the screen: one match, or several that have waited too long. Empty: nothing. */
  readonly current: readonly MatchTakeover[];
  /** When it came on, or changed; ms of real time. */
  readonly since: number;
  /** When the last one came on. */
  readonly startedAt: number;
  /** Number of chimes so far: one for each takeover, and one for goals of a match that fills the screen. */
  readonly chimes: number;
}

export const EMPTY_QUEUE: TakeoverQueue = {
  waiting: [],
  current: [],
  since: Number.NEGATIVE_INFINITY,
  startedAt: Number.NEGATIVE_INFINITY,
  chimes: 0,
};

/** How long a takeover has the screen. */
export const TAKEOVER_MS = 8_000;
/** From the start of one to the start of the next. */
export const TAKEOVER_INTERVAL_MS = 20_000;
/** Goals of several matches that have waited for longer take the screen together. */
export const MAX_WAIT_MS = 120_000;
/** Matches that take the screen together: as many rows as are legible. */
export const MAX_TOGETHER = 6;

const isSameGoal = (a: QueuedGoal, b: QueuedGoal) => a.side === b.side && a.number === b.number;
const without = (goals: readonly QueuedGoal[], others: readonly QueuedGoal[]) =>
  goals.filter((goal) => !others.some((other) => isSameGoal(goal, other)));

/** Adds goals to those of the same match that wait, and takes out those that were ruled out before anybody saw them. */
function addWaiting(
  waiting: readonly MatchTakeover[],
  { matchId, isFollowed, goals, ruledOut }: GoalNews,
  now: number,
): readonly MatchTakeover[] {
  const entry = waiting.find((one) => one.matchId === matchId);
  const together = [...without(entry?.goals ?? [], ruledOut), ...goals];
  const others = waiting.filter((one) => one !== entry);
  if (together.length === 0) return others;
  const next = { matchId, isFollowed, goals: together, ruledOut: [], at: entry?.at ?? now };
  return entry ? waiting.map((one) => (one === entry ? next : one)) : [...waiting, next];
}

/**
 * Adds what has happened. A later goal of a match that waits joins its takeover. A goal that is ruled out leaves the
 * queue, or is corrected where everybody can see it.
 *
 * @param now ms of real time
 * @param isLarge whether a match fills the screen anyway
 */
export function addNews(
  queue: TakeoverQueue,
  news: readonly GoalNews[],
  now: number,
  isLarge: (matchId: string) => boolean,
): TakeoverQueue {
  let { waiting, current, since, chimes } = queue;
  const large = news.filter(({ matchId, goals }) => isLarge(matchId) && goals.length > 0);
  if (large.length > 0) chimes += 1;
  for (const one of news) {
    const takeover = current.find(({ matchId }) => matchId === one.matchId);
    const corrected = takeover?.goals.filter((goal) => one.ruledOut.some((other) => isSameGoal(goal, other)));
    if (takeover && corrected && corrected.length > 0) {
      const next = {
        ...takeover,
        goals: without(takeover.goals, corrected),
        ruledOut: [...takeover.ruledOut, ...corrected],
      };
      current = current.map((other) => (other === takeover ? next : other));
      // The correction has the full time as well.
      since = now;
    }
    waiting = addWaiting(waiting, isLarge(one.matchId) ? { ...one, goals: [] } : one, now);
  }
  return { ...queue, waiting, current, since, chimes };
}

/** Returns what is to take the screen next: followed teams, then the goal that has waited longest. */
function nextTakeovers(waiting: readonly MatchTakeover[], now: number): readonly MatchTakeover[] {
  const late = waiting.filter(({ at }) => now - at > MAX_WAIT_MS);
  const followed = waiting.filter(({ isFollowed, at }) => isFollowed && now - at <= MAX_WAIT_MS);
  if (followed.length > 0) return followed.slice(0, 1);
  return late.length > 1 ? late.slice(0, MAX_TOGETHER) : waiting.slice(0, 1);
}

/** Returns the queue at an instant (ms of real time); the same object if nothing changes. */
export function advanceQueue(
  queue: TakeoverQueue,
  now: number,
  isLarge: (matchId: string) => boolean,
): TakeoverQueue {
  const isOver = queue.current.length > 0 && now - queue.since >= TAKEOVER_MS;
  const current = isOver ? [] : queue.current;
  const open = queue.waiting.filter(({ matchId }) => !isLarge(matchId));
  const waiting = open.length === queue.waiting.length ? queue.waiting : open;
  const isDue = current.length === 0 && now - queue.startedAt >= TAKEOVER_INTERVAL_MS;
  if (isDue && waiting.length > 0) {
    const next = nextTakeovers(waiting, now);
    return {
      waiting: waiting.filter((one) => !next.includes(one)),
      current: next,
      since: now,
      startedAt: now,
      chimes: queue.chimes + 1,
    };
  }
  return isOver || waiting !== queue.waiting ? { ...queue, waiting, current } : queue;
}
