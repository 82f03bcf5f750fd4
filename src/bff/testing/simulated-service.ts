import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from '#bff/account/window.ts';
import { Failure } from '#bff/failure.ts';

export interface SimulatedAccount {
  readonly plan: string;
  readonly requests: number;
  readonly window: WindowKind;
  /** False: answers report neither the remaining requests nor the plan. */
  readonly isReporting?: boolean;
  /** Requests per hour of other clients of the account. */
  readonly othersPerHour?: number;
}

/** Counts requests like the real service and refuses those above the allowance. */
export function createSimulatedService(account: SimulatedAccount, now: () => number) {
  const { plan, requests, window, isReporting = true, othersPerHour = 0 } = account;
  let index = Number.NaN;
  let used = 0;
  const counts = { calls: 0, refusedRequests: 0, minRemaining: requests };
  return {
    counts,
    request() {
      const at = now();
      if (windowIndex(window, at) !== index) [index, used] = [windowIndex(window, at), 0];
      const begunMs = WINDOW_MS[window] - (windowEnd(window, at) - at);
      const others = Math.floor((othersPerHour * begunMs) / WINDOW_MS.hour);
      if (used + others >= requests) {
        counts.refusedRequests += 1;
        throw new Failure('rate_limited', 'limit', { retryAfterMs: 15 * 60_000 });
      }
      used += 1;
      counts.calls += 1;
      const remaining = Math.max(0, requests - used - others);
      counts.minRemaining = Math.min(counts.minRemaining, remaining);
      return isReporting ? { requestsLeft: remaining, plan } : { requestsLeft: null, plan: null };
    },
  };
}
