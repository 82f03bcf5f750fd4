import type { ApiRequest } from '#bff/api-request.ts';
import type { Allowance } from '#bff/config/config.ts';
import { asFailure, Failure, type Reason } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Refresh } from './demand.ts';
import { isOfAllowance, type PauseCause } from './gate.ts';
import { createGatekeeper, spentFailure, timeInWords } from './gatekeeper.ts';
import { type BudgetState, createMeters } from './meters.ts';
import { createPeriods, type Periods } from './periods.ts';
import type { ByRank } from './ranks.ts';
import { createRefreshes } from './refreshes.ts';
import type { Report } from './reported-meter.ts';
import type { WindowKind } from './window.ts';

/** Stretch from which the log says that few requests are left. */
const SHORT_STRETCH = 2;
/** Wait of other requests for the answer to the last one. */
const LAST_ANSWER_MS = 5_000;
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

interface BudgetSavedState extends BudgetState {
  /** Refusals of a confirmed end of the allowance. */
  readonly refusals?: number | undefined;
}

export interface Budget extends Pick<Periods, 'learnRefresh'> {
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
  /** Returns the period of the answer just loaded (periods.ts). */
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

/** Spreads the remaining requests of the account (meters.ts) over its window (pacing.ts), while the gate is open. */
export function createBudget(options: BudgetOptions): Budget {
  const { clock, elapsed, allowance, isMetered, livePeriodMs, onChange, sharing } = options;
  const { onRelief = () => {}, log = () => {} } = options;
  const gatekeeper = createGatekeeper({ clock, elapsed, log, onOpen: onRelief });
  const refreshes = createRefreshes(clock);
  let meters = createMeters(allowance, null, clock);
  let underWay = 0;
  let level: AllowanceLevel = 'plenty';

  const periods = createPeriods({
    clock,
    elapsed,
    isMetered,
    livePeriodMs,
    onRefresh: sharing?.onRefresh,
    gate: () => gatekeeper.state,
    meters: () => meters,
  });

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

  function recordFailure(failure: Failure, call: number): void {
    if (UNCOUNTED.has(failure.reason)) {
      meters.refund();
      sharing?.onSpend(-1);
    }
    gatekeeper.fail(failure, call);
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

  return {
    refusal(apiRequest) {
      const failure = refusalOfAll();
      // When nothing is left, a probe may be of any rank.
      if (failure || meters.isReportedOut) return failure;
      const isStretched = Object.values(periods.factors).some((factor) => factor > 1);
      const forViewersMs = apiRequest.isBackground && isStretched ? MINUTE_MS : 0;
      const retryAfterMs = Math.max(meters.waitForRank(periods.rankOf(apiRequest)), forViewersMs);
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
      refreshes.count(key);
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
      const at = refreshes.startOf(key);
      const windowEnd = elapsed() + meters.reportedWindow.waitMs;
      const trust = gatekeeper.report({ call, windowEnd, ...meters.judge(report, underWay, at) });
      if (trust === 'none') return;
      // A call that was sent although nothing seemed left proves what it reports.
      observeReport(report, at, trust === 'full' || meters.isReportedOut);
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

    learnRefresh: periods.learnRefresh,

    stretch: (apiRequest, freshMs, data) =>
      periods.stretch(apiRequest, refreshes.end(apiRequest.key), freshMs, data),

    get state() {
      const { supply } = meters;
      return {
        requestsLeft: supply?.remaining ?? null,
        limit: supply?.limit ?? null,
        resetsAt: supply?.endsAt ?? null,
        stretch: periods.factors,
        gate: pauseCause(),
        waitMs: refusalOfAll()?.retryAfterMs ?? 0,
      };
    },

    get level() {
      const highest = Math.max(...Object.values(periods.factors));
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
