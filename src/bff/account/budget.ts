import type { ApiRequest } from '#bff/api-request.ts';
import { matchStates } from '#bff/cache/match-states.ts';
import type { Allowance } from '#bff/config/config.ts';
import { asFailure, Failure, type Reason } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import { createDemand, type Refresh } from './demand.ts';
import { type GateEvent, isOfAllowance, type PauseCause } from './gate.ts';
import { createGatekeeper, spentFailure, timeInWords } from './gatekeeper.ts';
import { type BudgetState, createMeters } from './meters.ts';
import { stretchFactors } from './pacing.ts';
import { type ByRank, RANK_OF, type Rank } from './ranks.ts';
import type { Report } from './reported-meter.ts';
import type { WindowKind } from './window.ts';

/** Longest period of live matches after a fall that our own use does not explain, so that its end is noticed. */
const MAX_PERIOD_AFTER_FALL_MS = 15 * 60_000;
/** Stretch from which the log says that few requests are left. */
const SHORT_STRETCH = 2;
const MAX_KEYS = 5_000;
/** Wait of other requests for the answer to the last one. */
const LAST_ANSWER_MS = 5_000;
/** Upper bound of the duration of a refresh. */
const MAX_REFRESH_MS = 60_000;
const UNSTRETCHED: ByRank = { live: 1, day: 1, table: 1, catalogue: 1 };

/** Reasons of requests that the service did not count. */
const UNCOUNTED: ReadonlySet<Reason> = new Set<Reason>([
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
  /** Why calls are paused; `open`: they are not. */
  readonly gate: PauseCause | 'open';
  /** Machine ms until the next call may be sent; 0: now. */
  readonly waitMs: number;
}

/** State of the allowance as the log names it. */
export type AllowanceLevel = 'plenty' | 'short' | 'used up';

export interface BudgetSavedState extends BudgetState {
  /** Refusals of a confirmed end of the allowance. */
  readonly refusals?: number | undefined;
}

export interface Budget {
  /**
   * Returns why a refresh may not start now, with the time until it may; null: it may. The failure has `window` if the
   * allowance is used up. Has no side effects.
   */
  refusal(apiRequest: ApiRequest): Failure | null;
  /**
   * Sends one request of a refresh, and returns its response and number. Throws a `Failure` with the time of the next
   * attempt, without a request, if none may be sent.
   */
  call<T>(
    apiRequest: ApiRequest,
    send: () => Promise<T>,
  ): Promise<{ readonly response: T; readonly call: number }>;
  /** Records what the answer to a call reports about the account, as far as it is believed. */
  observe(apiRequest: ApiRequest, report: Report, call: number): void;
  /**
   * Returns the period of the answer just loaded, ms of the world; `freshMs` if enough requests are left. A single match
   * is refreshed at its kick-off in any case, since it is live from then on.
   */
  stretch(apiRequest: ApiRequest, freshMs: number, data: unknown): number;
  readonly state: AllowanceState;
  readonly level: AllowanceLevel;
  /** The window whose requests are few or used up. */
  readonly window: WindowKind;
  readonly savedState: BudgetSavedState;
  /** Takes over what a response to another process has reported at `at`, epoch ms of the world. */
  learnReport(report: Report, at: number): void;
  /** Takes over how many requests all processes together have sent in a window. */
  learnUsed(period: WindowKind, window: number, used: number): void;
  /** Counts a key that another process refreshes among the demand. */
  learnRefresh(key: string, refresh: Refresh, lastsMs: number): void;
  /** Lets the next call pass, whatever the last ones were answered. */
  ask(): void;
  /** Forgets what answers to former credentials, or to a former process of the data service, said. */
  reopen(): void;
  /** Continues from a saved state; null: starts from nothing for another account. */
  restore(state: BudgetSavedState | null): void;
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
  /** Called when calls resume, or when there are more requests than were believed. */
  readonly onRelief?: (() => void) | undefined;
  readonly log?: Log | undefined;
  /** Called for other processes of the same account. */
  readonly sharing?: AllowanceSharing | undefined;
}

/** Returns the gate's event for a call that failed. */
function eventOf({ code, reason, retryAfterMs }: Failure, call: number): GateEvent {
  const refused = { kind: 'refused' as const, call, retryAfterMs };
  if (reason === 'credentials') return { ...refused, cause: reason };
  if (code === 'rate_limited') return { ...refused, cause: 'limit' };
  return code === 'upstream_unavailable' ? { ...refused, cause: 'unavailable' } : { kind: 'answered', call };
}

/** Spreads the remaining requests of the account (meters.ts) over its window (pacing.ts), while the gate is open. */
export function createBudget(options: BudgetOptions): Budget {
  const { clock, elapsed, allowance, isMetered, livePeriodMs, onChange, sharing } = options;
  const { onRelief = () => {}, log = () => {} } = options;
  const demand = createDemand();
  const gatekeeper = createGatekeeper({ clock, elapsed, log, onOpen: onRelief });
  /** Running refreshes by key; the next refresh of a key replaces a failed one. */
  const refreshes = new Map<string, { readonly calls: number; readonly startedAt: number }>();
  let meters = createMeters(allowance, null, clock);
  let underWay = 0;
  let stretch = UNSTRETCHED;
  let level: AllowanceLevel = 'plenty';

  function refreshOf({ key, operation }: ApiRequest, freshMs: number): Refresh {
    const periodMs = Math.max(freshMs, livePeriodMs);
    const isInPlay = operation.pace === 'match' && periodMs <= livePeriodMs;
    return {
      rank: isInPlay ? 'live' : RANK_OF[operation.pace],
      calls: refreshes.get(key)?.calls ?? 0,
      periodMs,
    };
  }

  function windowKind(): WindowKind {
    return meters.end?.window ?? meters.supply?.window ?? meters.reportedWindow.window;
  }

  /** Returns why no call may be sent now; null: one may. */
  function refusalOfAll(): Failure | null {
    const { end, reportedWindow } = meters;
    if (end) return spentFailure(end.window, end.waitMs, clock);
    const refusal = gatekeeper.refusal(reportedWindow.window);
    // After the last request that may be sent, others wait for what its answer reports.
    const isLast = refusal === null && underWay > 0 && meters.isReportedOut;
    return isLast ? spentFailure(reportedWindow.window, LAST_ANSWER_MS, clock) : refusal;
  }

  function pauseCause(): AllowanceState['gate'] {
    return meters.end ? 'allowance' : (gatekeeper.state.pause?.cause ?? 'open');
  }

  function countRefresh(key: string): void {
    if (refreshes.size >= MAX_KEYS) refreshes.clear();
    const now = clock.now();
    const previousRefresh = refreshes.get(key);
    const isUnderWay = previousRefresh && Math.abs(now - previousRefresh.startedAt) < MAX_REFRESH_MS;
    refreshes.set(
      key,
      isUnderWay ? { ...previousRefresh, calls: previousRefresh.calls + 1 } : { calls: 1, startedAt: now },
    );
  }

  function recordFailure(failure: Failure, call: number): void {
    if (UNCOUNTED.has(failure.reason)) {
      meters.refund();
      sharing?.onSpend(-1);
    }
    gatekeeper.dispatch(eventOf(failure, call));
    // The service refuses what its last reports left open.
    if (gatekeeper.state.pause?.cause !== 'allowance' || meters.isReportedOut) return;
    meters.recordExhaustion();
    sharing?.onReport({ requestsLeft: 0, plan: null }, clock.now());
  }

  /** Records a report that is believed. */
  function observeReport(report: Report, at: number, isProven: boolean): void {
    const { refilledAt } = meters.state.reported;
    meters.observe(report, underWay, at, isProven);
    if (meters.state.reported.refilledAt !== refilledAt) onRelief();
    onChange();
  }

  /** Returns the end of the longest period that the gate allows, epoch ms. */
  function endByGate(rank: Rank, now: number): number {
    const { pause, fallEndsAt } = gatekeeper.state;
    if (pause?.cause === 'allowance') return now + (pause.until - elapsed()) * clock.rate;
    const hasFallen = elapsed() < fallEndsAt && rank === 'live';
    return hasFallen ? now + MAX_PERIOD_AFTER_FALL_MS * clock.rate : Number.POSITIVE_INFINITY;
  }

  return {
    refusal({ key, operation }) {
      const failure = refusalOfAll();
      // When nothing is left, a probe may be of any rank.
      if (failure || meters.isReportedOut) return failure;
      const retryAfterMs = meters.waitForRank(demand.rankOf(key) ?? RANK_OF[operation.pace]);
      if (retryAfterMs <= 0) return null;
      const problem = `Few requests are left ${windowKind() === 'hour' ? 'this hour' : 'today'}.`;
      const message = `${problem} Try again ${timeInWords(retryAfterMs, clock)}.`;
      return new Failure('rate_limited', 'limit', { message, retryAfterMs, isUnsent: true });
    },

    async call({ key }, send) {
      const refusal = refusalOfAll();
      if (refusal) throw refusal;
      const call = gatekeeper.send();
      meters.spend();
      sharing?.onSpend(1);
      countRefresh(key);
      underWay += 1;
      try {
        const response = await send();
        gatekeeper.dispatch({ kind: 'answered', call });
        return { response, call };
      } catch (thrown) {
        recordFailure(asFailure(thrown), call);
        throw thrown;
      } finally {
        underWay -= 1;
        onChange();
      }
    },

    observe({ key }, report, call) {
      const at = refreshes.get(key)?.startedAt ?? clock.now();
      const windowEnd = elapsed() + meters.reportedWindow.waitMs;
      const trust = gatekeeper.report({ call, windowEnd, ...meters.judge(report, underWay, at) });
      if (trust === 'none') return;
      observeReport(report, at, trust === 'full');
      sharing?.onReport(report, at);
    },

    learnReport(report, at) {
      const isProven = isOfAllowance(gatekeeper.state);
      const { isOut } = meters.judge(report, underWay, at);
      observeReport(report, at, isProven && !isOut);
      gatekeeper.dispatch({ kind: 'learned', isOut: meters.isReportedOut, refusals: 1 });
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
      const latest = Math.min(reset, kickOff ?? Number.POSITIVE_INFINITY, endByGate(refresh.rank, now));
      const end = Math.min(now + factor * refresh.periodMs, latest);
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
        gate: pauseCause(),
        waitMs: refusalOfAll()?.retryAfterMs ?? 0,
      };
    },

    get level() {
      const highest = Math.max(...Object.values(stretch));
      if (meters.isUsedUp) level = 'used up';
      else if (highest >= SHORT_STRETCH) level = 'short';
      else if (highest === 1) level = 'plenty';
      return level;
    },

    get window() {
      return windowKind();
    },

    get savedState() {
      const { pause } = gatekeeper.state;
      return { ...meters.state, ...(pause?.cause === 'allowance' && { refusals: pause.refusals }) };
    },

    ask: () => gatekeeper.dispatch({ kind: 'asked' }),
    reopen: () => gatekeeper.dispatch({ kind: 'changed' }),

    restore(state) {
      meters = createMeters(allowance, state, clock);
      // A start takes the place of the next probe.
      const refusals = state?.refusals ?? 0;
      if (refusals > 0) gatekeeper.dispatch({ kind: 'learned', isOut: meters.isReportedOut, refusals });
      gatekeeper.dispatch({ kind: 'asked' });
    },
  };
}
