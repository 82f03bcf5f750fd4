import type { Verdict } from './gate.ts';
import type { Meter } from './meter.ts';
import { hardStop } from './pacing.ts';
import { type PlanTerms, planTerms } from './plan.ts';
import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from './window.ts';

/** Largest limit that counts as a daily one without other evidence; the smallest hourly limit is 2,000. */
const MAX_DAILY_LIMIT = 500;
/** A larger rise, as a share of the limit, means a new window; a smaller one, requests that were not counted. */
const REFILL_SHARE = 0.05;
/** Consecutive higher reports that are believed in the middle of a window. */
const MIN_RISES = 3;
/** A new window with more than this multiple of the limit needs the same confirmation. */
const MAX_GROWTH = 2;
/** Larger reports are ignored as errors of the service. */
const MAX_REQUESTS = 100_000_000;
/** Weight of the previous window in the estimate of other clients' use, seconds. */
const PRIOR_SECONDS = 600;
/** Reports of the previous hour are ignored for this long after a newer one. */
const OVERTAKEN_MS = 60_000;
/** A larger fall since the last report, as a share of the limit beside that of the window's time, is doubtful. */
const MAX_FALL_SHARE = 0.1;
/** A window that begins with a smaller share of the limit has another limit, such as that of a smaller plan. */
const MIN_FIRST_SHARE = 0.5;
/** Share of a window in which it begins. */
const BEGINNING_SHARE = 0.1;
/** Time without a refill after which the window is taken for a day. */
const HOURS_WITHOUT_REFILL_MS = 2 * WINDOW_MS.hour;

/** Account fields of a response's `meta`. */
export interface Report {
  /** `meta.requests_left`; null: omitted. */
  readonly requestsLeft: number | null;
  /** `meta.plan`; null: omitted. */
  readonly plan: string | null;
}

export interface ReportedState {
  readonly left: number | null;
  readonly limit: number | null;
  /** Terms by the plan's name, which itself is not stored since it may be any text. */
  readonly terms: PlanTerms | null;
  /** Window as observed from refills; null: none was observed. */
  readonly learned: WindowKind | null;
  /** Time of the last report, epoch ms. */
  readonly heardAt: number;
  readonly refilledAt: number;
}

/** What a report says, before it is believed. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Whether so few requests are left that none may be sent. */
  readonly isOut: boolean;
}

export interface ReportedMeter extends Meter {
  /** Compares the report for a request sent at `now` with what is known, while `underWay` others are unanswered. */
  judge(report: Report, underWay: number, now: number): Judgement;
  /** Records that report. `isProven`: a higher one counts at once, and a lower one is a sudden fall. */
  observe(report: Report, underWay: number, now: number, isProven?: boolean): void;
  /** Records that the service refuses requests because the allowance is used up. */
  recordExhaustion(now: number): void;
  readonly state: ReportedState;
}

/**
 * Follows `meta.requests_left`. Since other clients use the account and answers overtake each other, a lower number
 * counts at once, a higher one after a full hour or several reports. The clock alone refills nothing.
 *
 * @param limits configured by the operator; null: unknown
 */
export function createReportedMeter(
  limits: Readonly<Record<WindowKind, number | null>>,
  savedState: ReportedState | undefined,
): ReportedMeter {
  let state: ReportedState = savedState ?? {
    left: null,
    limit: null,
    terms: null,
    learned: null,
    heardAt: 0,
    refilledAt: 0,
  };
  /** Use by other clients: requests since `othersSince`, and requests per second in the previous window. */
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

  function configuredLimit(): number {
    return Math.max(state.terms?.limit ?? 0, limits[kind()] ?? 0);
  }

  function othersPerSecond(now: number): number {
    const seconds = Math.max(0, now - othersSince) / 1_000;
    return (othersBefore * PRIOR_SECONDS + othersUsed) / (PRIOR_SECONDS + seconds);
  }

  /** @param isCorrection whether the requests before it were never used */
  function refill(left: number, now: number, isCorrection: boolean): void {
    const { limit, heardAt } = state;
    const increase = left - (state.left ?? 0);
    const isSmall = increase <= REFILL_SHARE * (limit ?? left);
    if (isSmall || isCorrection) {
      othersUsed = Math.max(0, othersUsed - increase);
      state = { ...state, left, ...(!isSmall && { limit: Math.max(left, limit ?? 0), refilledAt: now }) };
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

  /** @param isSudden whether it is too large for the usual use of other clients */
  function fall(left: number, isNewHour: boolean, isSudden: boolean, now: number): void {
    const limit = state.limit ?? left;
    const isUsed = limit - left > REFILL_SHARE * limit;
    const isLate = now - state.refilledAt > HOURS_WITHOUT_REFILL_MS;
    if (!isSudden) othersUsed += (state.left ?? left) - left;
    const learned = isNewHour && isUsed && isLate ? 'day' : state.learned;
    state = { ...state, left, learned };
  }

  function rise(left: number, isNewHour: boolean, isProven: boolean, now: number): void {
    rises += 1;
    lowestRise = Math.min(lowestRise, left);
    const isExpected = (isNewHour || isProven) && left <= MAX_GROWTH * (state.limit ?? left);
    if (!isExpected && rises < MIN_RISES) return;
    refill(isExpected ? left : lowestRise, now, isProven && !isNewHour);
    resetRises();
  }

  function resetRises(): void {
    rises = 0;
    lowestRise = Number.POSITIVE_INFINITY;
  }

  /** Whether a window that has been refilled shows that the limit has become smaller; one that is used up shows nothing. */
  function isSmaller(requestsLeft: number, now: number): boolean {
    if (requestsLeft <= hardStop(state.limit)) return false;
    const isBeginning = now - windowEnd(kind(), now) <= (BEGINNING_SHARE - 1) * WINDOW_MS[kind()];
    const isRefilled = isNewWindow(now) && isBeginning && requestsLeft > (state.left ?? requestsLeft);
    return isRefilled && requestsLeft < MIN_FIRST_SHARE * (state.limit ?? 0);
  }

  const isNewHour = (now: number) => windowIndex('hour', now) !== windowIndex('hour', state.heardAt);

  /** Whether a report of the previous hour arrives after a newer one. */
  function isOvertaken(now: number): boolean {
    const lateMs = state.heardAt - now;
    return isNewHour(now) && lateMs > 0 && lateMs < OVERTAKEN_MS;
  }

  const possible = (left: number | null) => (left !== null && left <= MAX_REQUESTS ? left : null);

  return {
    judge({ requestsLeft: reportedLeft, plan }, underWay, now) {
      const requestsLeft = possible(reportedLeft);
      if (requestsLeft === null || isOvertaken(now)) return { verdict: 'usual', isOut: false };
      const left = Math.max(0, requestsLeft - underWay);
      const limit = Math.max(state.limit ?? planTerms(plan)?.limit ?? configuredLimit(), left);
      const isOut = left <= hardStop(limit);
      const timeShare = Math.max(0, now - state.heardAt) / WINDOW_MS[kind()];
      const slack = isOut ? hardStop(limit) : limit * (MAX_FALL_SHARE + timeShare);
      const isDoubtful = state.left === null ? isOut : state.left - left > slack;
      return { verdict: isDoubtful ? 'doubtful' : isOut ? 'spent' : 'usual', isOut };
    },
    observe({ requestsLeft: reportedLeft, plan }, underWay, now, isProven = false) {
      if (isOvertaken(now)) return;
      const isNew = isNewHour(now);
      const requestsLeft = possible(reportedLeft);
      if (plan !== null) state = { ...state, terms: planTerms(plan) };
      if (requestsLeft === null) {
        // Without a number, an ended window is assumed to have been refilled.
        const isRefilled = isProven || isNewWindow(now);
        state = { ...state, left: isRefilled ? state.limit : state.left, heardAt: now };
        return;
      }
      const left = Math.max(0, requestsLeft - underWay);
      if (isSmaller(requestsLeft, now)) state = { ...state, limit: requestsLeft };
      if (state.left === null) {
        // An account of no requests at all is none.
        const limit = Math.max(requestsLeft, state.limit ?? 0, configuredLimit()) || null;
        state = { ...state, left, limit, refilledAt: now };
        othersSince = now;
      } else if (left > state.left) rise(left, isNew, isProven, now);
      else {
        resetRises();
        fall(left, isNew, isProven, now);
      }
      state = { ...state, heardAt: now };
    },
    recordExhaustion(now) {
      resetRises();
      state = { ...state, left: 0, heardAt: now };
    },
    spend() {
      if (state.left !== null) state = { ...state, left: Math.max(0, state.left - 1) };
    },
    refund() {
      // An exhausted allowance stays at 0, since a refused request refills nothing.
      if (state.left) state = { ...state, left: state.left + 1 };
    },
    read: (now) => ({
      limit: state.limit,
      remaining: state.left,
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
