import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Pace } from '#contract/operation.ts';
import { matchStates } from './match-states.ts';

const SECOND = 1_000;

/** Lifetimes and timeouts of an answer, ms. */
export interface AnswerFreshness {
  /** World time for which it is served without a refresh. */
  readonly freshMs: number;
  /** Whether an event such as a kick-off ends it: an answer fetched earlier would not show the event. */
  readonly endsWithEvent: boolean;
  /** Machine time that a request with an old answer waits for a new one. */
  readonly softTimeoutMs: number;
  /** Machine time after which a refresh is aborted. */
  readonly hardTimeoutMs: number;
  /** World time after `freshMs` for which it is served, with its age, if no newer one is available. */
  readonly maxStaleMs: number;
  /** World time for which "not found" is cached. */
  readonly negativeTtlMs: number;
}

/** Kind of data service: the embedded one is fast and free, a real account has an allowance. */
export interface Terms {
  readonly mode: 'embedded' | 'real';
  /** Seconds between polls of live matches in real mode. */
  readonly livePollSeconds: number;
}

interface Column {
  /** Matches in play. */
  readonly live: number;
  /** Day lists, and matches that are about to start or have just ended. */
  readonly day: number;
  /** Tables, statistics and leaders, which change at a final whistle. */
  readonly table: number;
  /** Tables and brackets with running scores. */
  readonly liveTable: number;
  /** Prices before kick-off, and the history of prices. */
  readonly odds: number;
  readonly liveOdds: number;
  /** Fixtures of a season or round without live matches; a finished day with a postponed match. */
  readonly season: number;
  readonly softTimeoutMs: number;
}

/** Periods by mode, ms. Settled matches and the catalogue have the same period in both. */
const COLUMNS: Readonly<Record<Terms['mode'], Column>> = {
  embedded: {
    live: 5 * SECOND,
    day: 30 * SECOND,
    table: MINUTE_MS,
    liveTable: 10 * SECOND,
    odds: MINUTE_MS,
    liveOdds: 10 * SECOND,
    season: 10 * MINUTE_MS,
    softTimeoutMs: 1_500,
  },
  real: {
    live: 30 * SECOND,
    day: 5 * MINUTE_MS,
    table: 5 * MINUTE_MS,
    liveTable: MINUTE_MS,
    odds: 5 * MINUTE_MS,
    liveOdds: 30 * SECOND,
    season: HOUR_MS,
    softTimeoutMs: 500,
  },
};
const SETTLED_MS = 6 * HOUR_MS;
const CATALOGUE_MS = 24 * HOUR_MS;
/** An empty catalogue may be an error of the data service. */
const EMPTY_CATALOGUE_MS = MINUTE_MS;
/** A feed of several pages takes longer than a single page. */
const HARD_TIMEOUT_MS = 8 * SECOND;
const FEED_HARD_TIMEOUT_MS = 20 * SECOND;
/** Time after midnight at which every answer of the new day has been given. */
const LATE_CLOCK_MS = 10 * MINUTE_MS;
const NEGATIVE_TTL_MS = 30 * SECOND;

const MAX_STALE_MS: Readonly<Record<Pace, number>> = {
  live: 2 * HOUR_MS,
  day: DAY_MS,
  match: DAY_MS,
  table: DAY_MS,
  live_table: 2 * HOUR_MS,
  odds: 2 * HOUR_MS,
  live_odds: 10 * MINUTE_MS,
  season: 7 * DAY_MS,
  catalogue: 7 * DAY_MS,
};

function isEmpty(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** Returns the first midnight after `now` at `offset` hours from UTC, epoch ms. */
function nextMidnight(now: number, offset: number): number {
  return (Math.floor((now + offset * HOUR_MS) / DAY_MS) + 1) * DAY_MS - offset * HOUR_MS;
}

/** Returns the latest timestamp of a list of events, epoch ms; null: there is none. */
function lastEventTime(data: unknown): number | null {
  if (!Array.isArray(data)) return null;
  const instants = data
    .map((event: { timestamp?: unknown }) => event?.timestamp)
    .filter((timestamp) => typeof timestamp === 'number');
  return instants.length === 0 ? null : Math.max(...instants) * SECOND;
}

function periodOf(pace: Pace, data: unknown, asOf: number, column: Column): number {
  if (pace === 'catalogue') return isEmpty(data) ? EMPTY_CATALOGUE_MS : CATALOGUE_MS;
  if (pace === 'table') return column.table;
  if (pace === 'live') return column.live;
  if (pace === 'live_table') return column.liveTable;
  if (pace === 'odds') return column.odds;
  if (pace === 'live_odds') return column.liveOdds;
  const matches = matchStates(data, asOf);
  if (pace === 'match' && matches.count === 0) {
    // The answer holds events only; recent ones mean that the match is in play.
    const lastEventAt = lastEventTime(data);
    return lastEventAt !== null && asOf - lastEventAt < 15 * MINUTE_MS ? column.live : column.day;
  }
  if (matches.count > 0 && matches.isSettled) return matches.isAwaitingDate ? column.season : SETTLED_MS;
  if (pace === 'match') return matches.hasLiveMatch ? column.live : column.day;
  return pace === 'season' && !matches.hasLiveMatch ? column.season : column.day;
}

/**
 * Returns the lifetimes of an answer, a pure function of operation, data and instant. The browser's cache, the page's
 * polls and this cache all follow it.
 *
 * @param data of the answer; null: none yet
 * @param asOf when it was requested, epoch ms of the world
 * @param offset of the answer's days from UTC, hours
 */
export function computeFreshness(
  { pace, collect }: { readonly pace: Pace; readonly collect?: true },
  data: unknown,
  asOf: number,
  { mode, livePollSeconds }: Terms,
  offset = 0,
): AnswerFreshness {
  const column = mode === 'real' ? { ...COLUMNS.real, live: livePollSeconds * SECOND } : COLUMNS.embedded;
  const end = asOf + periodOf(pace, data, asOf, column);
  let until = end;
  if (pace === 'day' || pace === 'season' || pace === 'match') {
    until = Math.min(until, matchStates(data, asOf).nextKickOff ?? until);
  }
  if (pace === 'day') until = Math.min(until, nextMidnight(asOf, offset));
  // Seasons and rounds begin with the service's days, at midnight UTC by a clock that may be late.
  if (pace === 'catalogue')
    until = Math.min(until, nextMidnight(asOf, 0), nextMidnight(asOf - LATE_CLOCK_MS, 0) + LATE_CLOCK_MS);
  return {
    freshMs: Math.max(until - asOf, SECOND),
    endsWithEvent: until < end,
    softTimeoutMs: column.softTimeoutMs,
    hardTimeoutMs: collect ? FEED_HARD_TIMEOUT_MS : HARD_TIMEOUT_MS,
    maxStaleMs: MAX_STALE_MS[pace],
    negativeTtlMs: NEGATIVE_TTL_MS,
  };
}
