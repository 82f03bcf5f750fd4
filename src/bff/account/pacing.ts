import { type ByRank, RANKS, type Rank } from './ranks.ts';

/** Share of an allowance that is reserved for probes and differences to the service's own count. */
const RESERVE_SHARE = 0.02;
/** Otherwise a limit that was too high for a moment would reserve all requests of the true one. */
const MAX_RESERVE = 100;

/** Share of the supply that is reserved for later ranks if they need it, so that all lists are refreshed. */
const LATER_RANKS_SHARE = 0.3;

/** Smallest share of an even spending that we use, however much other clients seem to use. */
const MIN_OWN_SHARE = 0.1;

/** Upper bound of a stretch, for a supply of 0; the window ends sooner. */
const MAX_STRETCH = 10_000;

/** Shares of an even spending below which a rank waits, so that bursts of list requests leave enough for live matches. */
const FLOOR_SHARES: ByRank = { live: 0, day: 0.25, table: 0.4, catalogue: 0.5 };

interface Supply {
  readonly remaining: number;
  readonly limit: number | null;
  readonly secondsLeft: number;
  readonly othersPerSecond: number;
}

/** Returns the remaining requests at which all requests stop. Null: the limit is unknown. */
export function hardStop(limit: number | null): number {
  return limit === null ? 0 : Math.min(Math.ceil(limit * RESERVE_SHARE), MAX_RESERVE);
}

/** Returns the requests per second that can be spent evenly until the window ends, less those of other clients. */
export function supplyPerSecond({ remaining, limit, secondsLeft, othersPerSecond }: Supply): number {
  const evenPerSecond = Math.max(0, remaining - hardStop(limit)) / Math.max(1, secondsLeft);
  return Math.max(evenPerSecond - othersPerSecond, evenPerSecond * MIN_OWN_SHARE);
}

/**
 * Returns the factors that stretch the freshness periods of each rank (1: not stretched), so that their requests fit the
 * supply. Earlier ranks are served first; a share is reserved for later ones.
 *
 * @param demand requests per second of each rank at its usual periods
 * @param supply requests per second that may be sent
 */
export function stretchFactors(demand: ByRank, supply: number): ByRank {
  const factors: Record<Rank, number> = { live: 1, day: 1, table: 1, catalogue: 1 };
  let remainingSupply = supply;
  for (const [index, rank] of RANKS.entries()) {
    const laterDemand = RANKS.slice(index + 1).reduce((sum, each) => sum + demand[each], 0);
    const available = remainingSupply - Math.min(laterDemand, remainingSupply * LATER_RANKS_SHARE);
    const grant = Math.min(demand[rank], available);
    if (grant < demand[rank]) factors[rank] = Math.min(demand[rank] / grant, MAX_STRETCH);
    remainingSupply -= grant;
  }
  return factors;
}

/**
 * Returns the share of the window after which a rank may send requests again; 0: now. `remaining` and `limit` are
 * requests, `timeShare` is the rest of the window as a share of it.
 */
export function shareUntilAllowed(rank: Rank, remaining: number, limit: number, timeShare: number): number {
  const floor = FLOOR_SHARES[rank];
  const spare = remaining / limit - RESERVE_SHARE;
  return floor === 0 || spare > floor * timeShare ? 0 : timeShare - spare / floor;
}
