import type { ApiRequest } from '#bff/api-request.ts';
import { matchStates } from '#bff/cache/match-states.ts';
import type { Allowance } from '#bff/config/config.ts';
import { Failure, type Reason } from '#bff/failure.ts';
import type { Clock } from '#contract/clock.ts';
import { createDemand, type Refresh } from './demand.ts';
import { type BudgetState, createMeters } from './meters.ts';
import { stretchFactors } from './pacing.ts';
import { type ByRank, RANK_OF } from './ranks.ts';
import type { Report } from './reported-meter.ts';
import type { WindowKind } from './window.ts';

/** Time in which further refusals count as the same one, without `Retry-After`. */
const REFUSAL_MS = 60_000;
/** Consecutive refusals after which the allowance counts as used up, whatever the service reports. */
const MAX_REFUSALS = 2;
/** Stretch from which the log says that few requests are left. */
const SHORT_STRETCH = 2;
const MAX_KEYS = 5_000;
/** Upper bound of the duration of a refresh. */
const MAX_REFRESH_MS = 60_000;
const UNSTRETCHED: ByRank = { live: 1, day: 1, table: 1, catalogue: 1 };

/** Reasons of requests that the service did not count. */
const UNCOUNTED: ReadonlySet<Reason> = new Set<Reason>([
  'breaker',
  'busy',
  'certificate',
  'connection',
  'credentials',
  'dns',
  'limit',
]);

/** Allowance as the status page shows it. */
interface AllowanceState {
  readonly requestsLeft: number | null;
  readonly limit: number | null;
  /** Epoch ms; null: the allowance is unknown. */
  readonly resetsAt: number | null;
  /** Present stretch factors of the periods; 1: not stretched. */
  readonly stretch: ByRank;
}

/** State of the allowance as the log names it. */
export type AllowanceLevel = 'plenty' | 'short' | 'used up';

export interface Budget {
  /** Returns the ms until a refresh may start; 0: now. Has no side effects. */
  wait(apiRequest: ApiRequest): number;
  /**
   * Sends one request of a refresh. Throws a `Failure` with the time of the next attempt if the allowance is used up.
   */
  call<T>(apiRequest: ApiRequest, request: () => Promise<T>): Promise<T>;
  /** Records what an answer reports about the account. */
  observe(apiRequest: ApiRequest, report: Report): void;
  /**
   * Returns the period of the answer just loaded, ms of the world; `freshMs` if enough requests are left. A single match
   * is refreshed at its kick-off in any case, since it is live from then on.
   */
  stretch(apiRequest: ApiRequest, freshMs: number, data: unknown): number;
  readonly state: AllowanceState;
  readonly level: AllowanceLevel;
  readonly savedState: BudgetState;
  /** Like `observe`, for a response that another process received at `at`, epoch ms of the world. */
  learnReport(report: Report, at: number): void;
  /** Takes over how many requests all processes together have sent in a window. */
  learnUsed(period: WindowKind, window: number, used: number): void;
  /** Counts a key that another process refreshes among the demand. */
  learnRefresh(key: string, refresh: Refresh, lastsMs: number): void;
  /** Continues from a saved state; null: starts from nothing for another account. */
  restore(state: BudgetState | null): void;
}

/** Passes on to other processes what this one learns and spends. */
export interface AllowanceSharing {
  /** @param requests sent (1), or not sent after all (-1) */
  onSpend(requests: number): void;
  onReport(report: Report, at: number): void;
  onRefresh(key: string, refresh: Refresh, lastsMs: number): void;
}

export interface BudgetOptions {
  /** Clock of the world, by which windows are counted. */
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly allowance: Allowance;
  /** False: requests are free, so periods are never stretched. */
  readonly isMetered: boolean;
  /** Usual period of live matches; no key is refreshed more often. */
  readonly livePeriodMs: number;
  /** Called after every change of `savedState`. */
  readonly onChange: () => void;
  /** Called for other processes of the same account. */
  readonly sharing?: AllowanceSharing | undefined;
}

/** Spreads the remaining requests of the account (meters.ts) over its window (pacing.ts). */
export function createBudget(options: BudgetOptions): Budget {
  const { clock, elapsed, allowance, isMetered, livePeriodMs, onChange, sharing } = options;
  const demand = createDemand();
  /** Running refreshes by key; the next refresh of a key replaces a failed one. */
  const refreshes = new Map<string, { readonly calls: number; readonly startedAt: number }>();
  let meters = createMeters(allowance, null, clock, elapsed);
  let underWay = 0;
  let refusals = 0;
  let refusedUntil = Number.NEGATIVE_INFINITY;
  let stretch = UNSTRETCHED;
  let level: AllowanceLevel = 'plenty';

  /** The first refusal may mean a burst; a second one, or one of a probe, means that the allowance is used up. */
  function recordRefusal(retryAfter: number | null): void {
    if (elapsed() < refusedUntil) return;
    refusedUntil = elapsed() + (retryAfter ?? REFUSAL_MS);
    refusals += 1;
    if (!meters.isUsedUp && refusals < MAX_REFUSALS) return;
    meters.recordExhaustion();
    sharing?.onReport({ requestsLeft: 0, plan: null }, clock.now());
  }

  function refreshOf({ key, operation }: ApiRequest, freshMs: number): Refresh {
    const periodMs = Math.max(freshMs, livePeriodMs);
    const isInPlay = operation.pace === 'match' && periodMs <= livePeriodMs;
    return {
      rank: isInPlay ? 'live' : RANK_OF[operation.pace],
      calls: refreshes.get(key)?.calls ?? 0,
      periodMs,
    };
  }

  return {
    wait: ({ key, operation }) => meters.waitForRank(demand.rankOf(key) ?? RANK_OF[operation.pace]),

    async call({ key }, request) {
      const wait = meters.waitForAny();
      if (wait > 0) throw new Failure('rate_limited', 'limit', { retryAfterMs: wait });
      meters.spend();
      sharing?.onSpend(1);
      if (refreshes.size >= MAX_KEYS) refreshes.clear();
      const now = clock.now();
      const previousRefresh = refreshes.get(key);
      const isUnderWay = previousRefresh && Math.abs(now - previousRefresh.startedAt) < MAX_REFRESH_MS;
      refreshes.set(
        key,
        isUnderWay ? { ...previousRefresh, calls: previousRefresh.calls + 1 } : { calls: 1, startedAt: now },
      );
      underWay += 1;
      try {
        const response = await request();
        refusals = 0;
        return response;
      } catch (thrown) {
        if (thrown instanceof Failure && UNCOUNTED.has(thrown.reason)) {
          meters.refund();
          sharing?.onSpend(-1);
        }
        if (thrown instanceof Failure && thrown.code === 'rate_limited') recordRefusal(thrown.retryAfterMs);
        throw thrown;
      } finally {
        underWay -= 1;
        onChange();
      }
    },

    observe({ key }, report) {
      const at = refreshes.get(key)?.startedAt ?? clock.now();
      meters.observe(report, underWay, at);
      sharing?.onReport(report, at);
      onChange();
    },

    learnReport(report, at) {
      meters.observe(report, underWay, at);
      onChange();
    },

    learnUsed(period, window, used) {
      meters.learnUsed(period, window, used);
      onChange();
    },

    learnRefresh(key, refresh, lastsMs) {
      const now = clock.now();
      demand.record(key, refresh, now, now + lastsMs);
    },

    stretch(apiRequest, freshMs, data) {
      const { key, operation } = apiRequest;
      const refresh = refreshOf(apiRequest, freshMs);
      refreshes.delete(key);
      // An answer without a request costs nothing, so its period is not stretched.
      if (!isMetered || refresh.calls === 0) return freshMs;
      const now = clock.now();
      const { supply } = meters;
      const demandPerSecond = demand.perSecond(key, refresh, now);
      stretch = stretchFactors(demandPerSecond, supply?.perSecond ?? Number.POSITIVE_INFINITY);
      const factor = stretch[refresh.rank];
      // A new window restores the allowance, so all keys are refreshed soon after it starts.
      const reset = supply ? supply.endsAt + livePeriodMs : Number.POSITIVE_INFINITY;
      const kickOff = operation.pace === 'match' ? matchStates(data, now).nextKickOff : null;
      const end = Math.min(now + factor * refresh.periodMs, reset, kickOff ?? Number.POSITIVE_INFINITY);
      const lastsMs = factor > 1 ? Math.max(freshMs, end - now) : freshMs;
      demand.record(key, refresh, now, now + lastsMs);
      sharing?.onRefresh(key, refresh, lastsMs);
      return lastsMs;
    },

    get state() {
      const { supply } = meters;
      return {
        requestsLeft: supply?.remaining ?? null,
        limit: supply?.limit ?? null,
        resetsAt: supply?.endsAt ?? null,
        stretch,
      };
    },

    get level() {
      const highest = Math.max(...Object.values(stretch));
      if (meters.isUsedUp) level = 'used up';
      else if (highest >= SHORT_STRETCH) level = 'short';
      else if (highest === 1) level = 'plenty';
      return level;
    },

    get savedState() {
      return meters.state;
    },

    restore(state) {
      meters = createMeters(allowance, state, clock, elapsed);
    },
  };
}
