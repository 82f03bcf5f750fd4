import type { Pace } from '#contract/operation.ts';
import { matchStates } from './match-states.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long an answer is good, and how long somebody waits for a better one. All in ms. */
export interface Freshness {
  /** World time for which it is served without a question. */
  readonly fresh: number;
  /** An event ends it, such as a kick-off: an answer that is requested before does not show the event. */
  readonly endsWithEvent: boolean;
  /** Machine time that somebody who has an old answer waits for a new one. */
  readonly soft: number;
  /** Machine time after which a refresh is given up. */
  readonly hard: number;
  /** World time beyond `fresh` for which it is served, with its age, when no better one is to be had. */
  readonly maxStale: number;
  /** World time for which "there is no such thing" is believed. */
  readonly negative: number;
}

/** Our own service answers in milliseconds and costs nothing; an account has an allowance and a vendor's wish. */
export interface Terms {
  readonly mode: 'embedded' | 'real';
  /** Seconds between two looks at what is in play in real mode. */
  readonly liveEvery: number;
}

interface Column {
  /** Matches in play. */
  readonly live: number;
  /** A list of a day, and any match that is about to begin or has just ended. */
  readonly day: number;
  readonly table: number;
  /** Tables and brackets with running scores. */
  readonly liveTable: number;
  /** Prices before kick-off, and the history of prices. */
  readonly odds: number;
  readonly liveOdds: number;
  /** Fixtures of a season or a round, when none of them is in play; a day that is over but for a new date. */
  readonly season: number;
  readonly soft: number;
}

/** The table. What is settled or catalogue changes no faster in one world than in the other. */
const COLUMNS: Readonly<Record<Terms['mode'], Column>> = {
  embedded: {
    live: 5 * SECOND,
    day: 30 * SECOND,
    table: 5 * MINUTE,
    liveTable: 10 * SECOND,
    odds: MINUTE,
    liveOdds: 10 * SECOND,
    season: 10 * MINUTE,
    soft: 1_500,
  },
  real: {
    live: 30 * SECOND,
    day: 5 * MINUTE,
    table: 5 * MINUTE,
    liveTable: MINUTE,
    odds: 5 * MINUTE,
    liveOdds: 30 * SECOND,
    season: HOUR,
    soft: 500,
  },
};
const SETTLED = 6 * HOUR;
const CATALOGUE = 24 * HOUR;
/** A catalogue without a record may be a mistake of the data service. */
const EMPTY_CATALOGUE = MINUTE;
/** A feed of several pages takes longer than a single page may. */
const HARD = 8 * SECOND;
const HARD_COLLECTED = 20 * SECOND;
const NEGATIVE = 30 * SECOND;

const MAX_STALE: Readonly<Record<Pace, number>> = {
  live: 2 * HOUR,
  day: DAY,
  match: DAY,
  table: DAY,
  live_table: 2 * HOUR,
  odds: 2 * HOUR,
  live_odds: 10 * MINUTE,
  season: 7 * DAY,
  catalogue: 7 * DAY,
};

function isEmpty(data: unknown): boolean {
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** The first midnight after `now` where clocks are `offset` hours ahead of UTC. Epoch ms. */
function nextMidnight(now: number, offset: number): number {
  return (Math.floor((now + offset * HOUR) / DAY) + 1) * DAY - offset * HOUR;
}

/** Newest instant that a list of events tells, epoch ms; null where it tells none. */
function lastEvent(data: unknown): number | null {
  if (!Array.isArray(data)) return null;
  const instants = data
    .map((event: { timestamp?: unknown }) => event?.timestamp)
    .filter((at) => typeof at === 'number');
  return instants.length === 0 ? null : Math.max(...instants) * SECOND;
}

function period(pace: Pace, data: unknown, asOf: number, column: Column): number {
  if (pace === 'catalogue') return isEmpty(data) ? EMPTY_CATALOGUE : CATALOGUE;
  if (pace === 'table') return column.table;
  if (pace === 'live') return column.live;
  if (pace === 'live_table') return column.liveTable;
  if (pace === 'odds') return column.odds;
  if (pace === 'live_odds') return column.liveOdds;
  const matches = matchStates(data, asOf);
  if (pace === 'match' && matches.count === 0) {
    // Events alone: those of a match in play have just happened.
    const last = lastEvent(data);
    return last !== null && asOf - last < 15 * MINUTE ? column.live : column.day;
  }
  if (matches.count > 0 && matches.settled) return matches.awaitsDate ? column.season : SETTLED;
  if (pace === 'match') return matches.inPlay ? column.live : column.day;
  return pace === 'season' && !matches.inPlay ? column.season : column.day;
}

/**
 * How long an answer of this pace is good. A pure function of the operation, of the data and of the instant:
 * the browser, the page's poll and this cache all follow what it says.
 *
 * @param data what was answered; null where nothing is known yet
 * @param asOf when it was asked, epoch ms of the world
 * @param offset hours from UTC that the answer's days are cut by
 */
export function freshness(
  { pace, collect }: { readonly pace: Pace; readonly collect?: true },
  data: unknown,
  asOf: number,
  { mode, liveEvery }: Terms,
  offset = 0,
): Freshness {
  const column = mode === 'real' ? { ...COLUMNS.real, live: liveEvery * SECOND } : COLUMNS.embedded;
  const end = asOf + period(pace, data, asOf, column);
  let until = end;
  if (pace === 'day' || pace === 'season' || pace === 'match') {
    until = Math.min(until, matchStates(data, asOf).nextKickOff ?? until);
  }
  if (pace === 'day' || pace === 'table') until = Math.min(until, nextMidnight(asOf, offset));
  return {
    fresh: Math.max(until - asOf, SECOND),
    endsWithEvent: until < end,
    soft: column.soft,
    hard: collect ? HARD_COLLECTED : HARD,
    maxStale: MAX_STALE[pace],
    negative: NEGATIVE,
  };
}
