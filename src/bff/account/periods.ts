import type { ApiRequest } from '#bff/api-request.ts';
import { matchStates } from '#bff/cache/match-states.ts';
import type { Clock } from '#contract/clock.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { createDemand, type Refresh } from './demand.ts';
import type { GateState } from './gate.ts';
import type { Meters } from './meters.ts';
import { stretchFactors } from './pacing.ts';
import { type ByRank, RANK_OF, type Rank } from './ranks.ts';

/** Longest period of live matches after a fall that our own use does not explain, so that its end is noticed. */
const MAX_PERIOD_AFTER_FALL_MS = 15 * MINUTE_MS;
const UNSTRETCHED: ByRank = { live: 1, day: 1, table: 1, catalogue: 1 };

export interface PeriodsOptions {
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  /** False: requests are free, so periods are never stretched. */
  readonly isMetered: boolean;
  /** Usual period of live matches; no key is refreshed more often. */
  readonly livePeriodMs: number;
  /** Called for other processes of the same account. */
  readonly onRefresh?: ((key: string, refresh: Refresh, lastsMs: number) => void) | undefined;
  gate(): GateState;
  meters(): Meters;
}

/** Periods of answers, stretched so that their requests fit the allowance. */
export interface Periods {
  /** Returns the rank of a key by its last data, or else by its operation. */
  rankOf(apiRequest: ApiRequest): Rank;
  /**
   * Returns the period of the answer just loaded, ms of the world; `freshMs` if enough requests are left. A single match
   * is refreshed at its kick-off in any case, since it is live from then on.
   *
   * @param calls that the answer took
   */
  stretch(apiRequest: ApiRequest, calls: number, freshMs: number, data: unknown): number;
  /** Counts a key that another process refreshes among the demand. */
  learnRefresh(key: string, refresh: Refresh, lastsMs: number): void;
  /** Present factors of the periods; 1: not stretched. */
  readonly factors: ByRank;
}

export function createPeriods(options: PeriodsOptions): Periods {
  const { clock, elapsed, isMetered, livePeriodMs, onRefresh, gate, meters } = options;
  const demand = createDemand();
  let factors = UNSTRETCHED;

  function refreshOf({ operation }: ApiRequest, calls: number, freshMs: number): Refresh {
    const periodMs = Math.max(freshMs, livePeriodMs);
    const isInPlay = operation.pace === 'match' && periodMs <= livePeriodMs;
    return { rank: isInPlay ? 'live' : RANK_OF[operation.pace], calls, periodMs };
  }

  /** Returns the end of the longest period that the gate allows, epoch ms. */
  function endByGate(rank: Rank, now: number): number {
    const { pause, fallEndsAt } = gate();
    if (pause?.cause === 'allowance') return now + (pause.until - elapsed()) * clock.rate;
    const hasFallen = elapsed() < fallEndsAt && rank === 'live';
    return hasFallen ? now + MAX_PERIOD_AFTER_FALL_MS * clock.rate : Number.POSITIVE_INFINITY;
  }

  return {
    rankOf: ({ key, operation, isBackground }) =>
      isBackground ? 'catalogue' : (demand.rankOf(key) ?? RANK_OF[operation.pace]),

    stretch(apiRequest, calls, freshMs, data) {
      const { key, operation, isBackground } = apiRequest;
      // An answer without a request costs nothing, so its period is not stretched.
      if (!isMetered || calls === 0 || isBackground) return freshMs;
      const refresh = refreshOf(apiRequest, calls, freshMs);
      const now = clock.now();
      const { supply } = meters();
      const demandPerSecond = demand.perSecond(key, refresh, now);
      factors = stretchFactors(demandPerSecond, supply?.perSecond ?? Number.POSITIVE_INFINITY);
      const factor = factors[refresh.rank];
      // A new window restores the allowance, so all keys are refreshed soon after it starts.
      const reset = supply ? supply.endsAt + livePeriodMs : Number.POSITIVE_INFINITY;
      const kickOff = operation.pace === 'match' ? matchStates(data, now).nextKickOff : null;
      const latest = Math.min(reset, kickOff ?? Number.POSITIVE_INFINITY, endByGate(refresh.rank, now));
      const end = Math.min(now + factor * refresh.periodMs, latest);
      const lastsMs = factor > 1 ? Math.max(freshMs, end - now) : freshMs;
      demand.record(key, refresh, now, now + lastsMs);
      onRefresh?.(key, refresh, lastsMs);
      return lastsMs;
    },

    learnRefresh(key, refresh, lastsMs) {
      const now = clock.now();
      demand.record(key, refresh, now, now + lastsMs);
    },

    get factors() {
      return factors;
    },
  };
}
