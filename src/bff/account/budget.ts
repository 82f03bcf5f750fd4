import { matchStates } from '#bff/cache/match-states.ts';
import type { Allowance } from '#bff/config/config.ts';
import { Failure, type Reason } from '#bff/failure.ts';
import type { Question } from '#bff/question.ts';
import type { Clock } from '#contract/clock.ts';
import { createDemand, type Refresh } from './demand.ts';
import { type BudgetState, createMeters } from './meters.ts';
import { stretchFactors } from './pacing.ts';
import { type ByRank, RANK_OF } from './ranks.ts';
import type { Report } from './reported-meter.ts';

/** How long a refusal without `Retry-After` counts as the same one, ms. */
const REFUSAL_MS = 60_000;
/** Consecutive refusals after which the allowance counts as used up, whatever the service reported. */
const MAX_REFUSALS = 2;
/** Periods that are stretched by this are worth a line in the log. */
const SHORT_STRETCH = 2;
const MAX_KEYS = 5_000;
/** No refresh takes longer, ms. */
const MAX_REFRESH_MS = 60_000;
const UNSTRETCHED: ByRank = { live: 1, day: 1, table: 1, catalogue: 1 };

/** Failures of requests that the service did not count. */
const UNCOUNTED: ReadonlySet<Reason> = new Set<Reason>([
  'breaker',
  'busy',
  'certificate',
  'connection',
  'credentials',
  'dns',
  'limit',
]);

/** What the status page shows of the account. */
interface AllowanceState {
  readonly requestsLeft: number | null;
  readonly limit: number | null;
  /** Epoch ms; null: the allowance is unknown. */
  readonly resetsAt: number | null;
  /** Factor by which periods are stretched now; 1: not at all. */
  readonly stretch: ByRank;
}

/** The state of the allowance as the log names it. */
export type AllowanceLevel = 'plenty' | 'short' | 'used up';

export interface Budget {
  /** ms until a refresh for `question` may begin; 0: now. Changes nothing. */
  wait(question: Question): number;
  /**
   * Makes one request of a refresh for `question`. Throws a `Failure` that says when to try again if the allowance is
   * used up.
   */
  call<T>(question: Question, request: () => Promise<T>): Promise<T>;
  /** Records what an answer for `question` reports about the account. */
  observe(question: Question, report: Report): void;
  /**
   * Returns how long the answer that was just loaded is served, ms of the world; `freshMs` if enough requests are left.
   * A single match is refreshed at its kick-off in any case: from then on it is live.
   */
  stretch(question: Question, freshMs: number, data: unknown): number;
  readonly state: AllowanceState;
  readonly level: AllowanceLevel;
  /** The state to save. */
  readonly saved: BudgetState;
  /** Continues from a saved state; null: the account is another one. */
  restore(saved: BudgetState | null): void;
}

export interface BudgetOptions {
  /** The world's clock, by which windows are counted. */
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly allowance: Allowance;
  /** False: requests cost nothing, so periods are never stretched. */
  readonly stretches: boolean;
  /** The usual period of live matches, ms: no key is refreshed more often. */
  readonly livePeriodMs: number;
  /** Called after every change of `saved`. */
  readonly onChange: () => void;
}

/** Spreads the requests of the account over its window (pacing.ts) by what is left of it (meters.ts). */
export function createBudget(options: BudgetOptions): Budget {
  const { clock, elapsed, allowance, stretches, livePeriodMs, onChange } = options;
  const demand = createDemand();
  /** Refreshes under way, by key; the next refresh of a key replaces a failed one. */
  const refreshes = new Map<string, { readonly calls: number; readonly startedAt: number }>();
  let meters = createMeters(allowance, null, clock, elapsed);
  let underWay = 0;
  let refusals = 0;
  let refusedUntil = Number.NEGATIVE_INFINITY;
  let stretch = UNSTRETCHED;
  let level: AllowanceLevel = 'plenty';

  /** A first refusal may mean too many requests at once; a second one, or that of a probe, means the allowance. */
  function refused(retryAfter: number | null): void {
    if (elapsed() < refusedUntil) return;
    refusedUntil = elapsed() + (retryAfter ?? REFUSAL_MS);
    refusals += 1;
    if (meters.isUsedUp || refusals >= MAX_REFUSALS) meters.usedUp();
  }

  function refreshOf({ key, operation }: Question, freshMs: number): Refresh {
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
      if (wait > 0) throw new Failure('rate_limited', 'limit', { retryAfter: wait });
      meters.spend();
      if (refreshes.size >= MAX_KEYS) refreshes.clear();
      const now = clock.now();
      const before = refreshes.get(key);
      const isUnderWay = before && Math.abs(now - before.startedAt) < MAX_REFRESH_MS;
      refreshes.set(key, isUnderWay ? { ...before, calls: before.calls + 1 } : { calls: 1, startedAt: now });
      underWay += 1;
      try {
        const response = await request();
        refusals = 0;
        return response;
      } catch (thrown) {
        if (thrown instanceof Failure && UNCOUNTED.has(thrown.reason)) meters.refund();
        if (thrown instanceof Failure && thrown.code === 'rate_limited') refused(thrown.retryAfter);
        throw thrown;
      } finally {
        underWay -= 1;
        onChange();
      }
    },

    observe({ key }, report) {
      meters.observe(report, underWay, refreshes.get(key)?.startedAt ?? clock.now());
      onChange();
    },

    stretch(question, freshMs, data) {
      const { key, operation } = question;
      const refresh = refreshOf(question, freshMs);
      refreshes.delete(key);
      // An answer without a request costs nothing, so its period stays.
      if (!stretches || refresh.calls === 0) return freshMs;
      const now = clock.now();
      const { supply } = meters;
      const wanted = demand.perSecond(key, refresh, now);
      stretch = stretchFactors(wanted, supply?.perSecond ?? Number.POSITIVE_INFINITY);
      const factor = stretch[refresh.rank];
      // A new window may bring plenty: everything is refreshed soon after it begins.
      const reset = supply ? supply.endsAt + livePeriodMs : Number.POSITIVE_INFINITY;
      const kickOff = operation.pace === 'match' ? matchStates(data, now).nextKickOff : null;
      const end = Math.min(now + factor * refresh.periodMs, reset, kickOff ?? Number.POSITIVE_INFINITY);
      const lastsMs = factor > 1 ? Math.max(freshMs, end - now) : freshMs;
      demand.note(key, refresh, now, now + lastsMs);
      return lastsMs;
    },

    get state() {
      const { supply } = meters;
      return {
        requestsLeft: supply?.left ?? null,
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

    get saved() {
      return meters.state;
    },

    restore(saved) {
      meters = createMeters(allowance, saved, clock, elapsed);
    },
  };
}
