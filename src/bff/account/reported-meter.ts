import type { Meter } from './meter.ts';
import { type PlanTerms, planTerms } from './plan.ts';
import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from './window.ts';

/** The largest limit that is taken for a daily one without other evidence; the smallest hourly one is 2,000. */
const MAX_DAILY_LIMIT = 500;
/** A rise by more than this share of the limit means a new window; less are requests that the service did not count. */
const REFILL_SHARE = 0.05;
/** Consecutive higher reports after which they are believed in the middle of a window. */
const MIN_RISES = 3;
/** A new window with more than this many times the limit needs the same confirmation. */
const MAX_GROWTH = 2;
/** Larger reports are errors of the service and are ignored. */
const MAX_REQUESTS = 100_000_000;
/** Weight of the previous window in the estimate of what other clients use, seconds. */
const PRIOR_SECONDS = 600;
/** Reports of the hour before that arrive within this time after a newer one are ignored, ms. */
const OVERTAKEN_MS = 60_000;
/** Without a refill for this long, although requests were used, the window is a day, ms. */
const HOURS_WITHOUT_REFILL_MS = 2 * WINDOW_MS.hour;

/** The account in the `meta` of a response. */
export interface Report {
  /** `meta.requests_left`; null: left out. */
  readonly requestsLeft: number | null;
  /** `meta.plan`; null: left out. */
  readonly plan: string | null;
}

export interface ReportedState {
  readonly left: number | null;
  readonly limit: number | null;
  /** The terms by the plan's name. The name itself is not stored: a service may write anything there. */
  readonly terms: PlanTerms | null;
  /** The window as observed from refills; null: none was observed. */
  readonly learned: WindowKind | null;
  /** When the service last reported, epoch ms. */
  readonly heardAt: number;
  readonly refilledAt: number;
}

export interface ReportedMeter extends Meter {
  /** Records the report of a request that was made at `now`, while `underWay` others have no answer yet. */
  observe(report: Report, underWay: number, now: number): void;
  /** Records that the service refuses requests because the allowance is used up. */
  usedUp(now: number): void;
  /** Whether an hour has begun since the last report, so that one request may probe what is left. */
  isDueForProbe(now: number): boolean;
  readonly state: ReportedState;
}

/**
 * Follows `meta.requests_left`. Other clients of the account use it too, and answers overtake each other: a lower
 * number counts at once, a higher one when an hour has begun or after several reports. The clock alone refills
 * nothing.
 *
 * @param limits the allowance by the operator, as far as it is known
 */
export function createReportedMeter(
  limits: Readonly<Record<WindowKind, number | null>>,
  saved: ReportedState | undefined,
): ReportedMeter {
  let state: ReportedState = saved ?? {
    left: null,
    limit: null,
    terms: null,
    learned: null,
    heardAt: 0,
    refilledAt: 0,
  };
  /** Use by other clients of the account: requests since `othersSince`, and requests a second in the window before. */
  let othersUsed = 0;
  let othersSince = state.heardAt;
  let othersBefore = 0;
  let rises = 0;
  let lowestRise = Number.POSITIVE_INFINITY;

  function kind(): WindowKind {
    const byOperator = limits.hour === null && limits.day !== null ? 'day' : null;
    const bySize = state.limit !== null && state.limit <= MAX_DAILY_LIMIT ? 'day' : 'hour';
    return state.terms?.kind ?? state.learned ?? byOperator ?? bySize;
  }

  function isNewWindow(now: number): boolean {
    return windowIndex(kind(), now) !== windowIndex(kind(), state.heardAt);
  }

  function limitNamed(): number {
    return Math.max(state.terms?.limit ?? 0, limits[kind()] ?? 0);
  }

  function othersPerSecond(now: number): number {
    const seconds = Math.max(0, now - othersSince) / 1_000;
    return (othersBefore * PRIOR_SECONDS + othersUsed) / (PRIOR_SECONDS + seconds);
  }

  function refill(left: number, now: number): void {
    const { limit, heardAt } = state;
    const added = left - (state.left ?? 0);
    if (added <= REFILL_SHARE * (limit ?? left)) {
      othersUsed = Math.max(0, othersUsed - added);
      state = { ...state, left };
      return;
    }
    othersBefore = othersPerSecond(now);
    [othersUsed, othersSince] = [0, now];
    const isNewDay = windowIndex('day', now) !== windowIndex('day', heardAt);
    state = {
      ...state,
      left,
      limit: Math.max(left, limit ?? 0),
      learned: isNewDay ? state.learned : 'hour',
      refilledAt: now,
    };
  }

  function fall(left: number, isNewHour: boolean, now: number): void {
    const limit = state.limit ?? left;
    const isUsed = limit - left > REFILL_SHARE * limit;
    const isLate = now - state.refilledAt > HOURS_WITHOUT_REFILL_MS;
    othersUsed += (state.left ?? left) - left;
    const learned = isNewHour && isUsed && isLate ? 'day' : state.learned;
    state = { ...state, left, learned };
  }

  function rise(left: number, isNewHour: boolean, now: number): void {
    rises += 1;
    lowestRise = Math.min(lowestRise, left);
    const isExpected = isNewHour && left <= MAX_GROWTH * (state.limit ?? left);
    if (!isExpected && rises < MIN_RISES) return;
    refill(isExpected ? left : lowestRise, now);
    resetRises();
  }

  function resetRises(): void {
    rises = 0;
    lowestRise = Number.POSITIVE_INFINITY;
  }

  return {
    observe({ requestsLeft: reportedLeft, plan }, underWay, now) {
      const lateMs = state.heardAt - now;
      const isNewHour = windowIndex('hour', now) !== windowIndex('hour', state.heardAt);
      if (isNewHour && lateMs > 0 && lateMs < OVERTAKEN_MS) return;
      const requestsLeft = reportedLeft !== null && reportedLeft <= MAX_REQUESTS ? reportedLeft : null;
      if (plan !== null) state = { ...state, terms: planTerms(plan) };
      if (requestsLeft === null) {
        // Answers without a number: a window that has ended is taken to have begun anew.
        state = { ...state, left: isNewWindow(now) ? state.limit : state.left, heardAt: now };
        return;
      }
      const left = Math.max(0, requestsLeft - underWay);
      if (state.left === null) {
        const limit = Math.max(requestsLeft, state.limit ?? 0, limitNamed());
        state = { ...state, left, limit, refilledAt: now };
        othersSince = now;
      } else if (left > state.left) rise(left, isNewHour, now);
      else {
        resetRises();
        fall(left, isNewHour, now);
      }
      state = { ...state, heardAt: now };
    },
    usedUp(now) {
      resetRises();
      state = { ...state, left: 0, heardAt: now };
    },
    isDueForProbe: (now) => windowIndex('hour', now) !== windowIndex('hour', state.heardAt),
    spend() {
      if (state.left !== null) state = { ...state, left: Math.max(0, state.left - 1) };
    },
    refund() {
      // A used-up allowance stays at 0: a refused request refills nothing.
      if (state.left) state = { ...state, left: state.left + 1 };
    },
    read: (now) => ({
      limit: state.limit,
      left: state.left,
      endsAt: windowEnd(kind(), now),
      lengthMs: WINDOW_MS[kind()],
      isOutdated: isNewWindow(now),
      othersPerSecond: othersPerSecond(now),
    }),
    get state() {
      return state;
    },
  };
}
