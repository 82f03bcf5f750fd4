import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from '#bff/account/window.ts';
import { Failure } from '#bff/failure.ts';

export interface SimulatedAccount {
  readonly plan: string;
  readonly requests: number;
  readonly window: WindowKind;
  /** False: answers report neither the remaining requests nor the plan. */
  readonly reports?: boolean;
  /** Requests per hour of other clients of the account. */
  readonly othersPerHour?: number;
}

/** Counts requests like the real service and refuses those above the allowance. */
export function createSimulatedService(account: SimulatedAccount, now: () => number) {
  const { plan, requests, window, reports = true, othersPerHour = 0 } = account;
  let index = Number.NaN;
  let used = 0;
  const counts = { calls: 0, refused: 0, fewestLeft: requests };
  return {
    counts,
    request() {
      const at = now();
      if (windowIndex(window, at) !== index) [index, used] = [windowIndex(window, at), 0];
      const begunMs = WINDOW_MS[window] - (windowEnd(window, at) - at);
      const others = Math.floor((othersPerHour * begunMs) / WINDOW_MS.hour);
      if (used + others >= requests) {
        counts.refused += 1;
        throw new Failure('rate_limited', 'limit', { retryAfter: 15 * 60_000 });
      }
      used += 1;
      counts.calls += 1;
      const left = Math.max(0, requests - used - others);
      counts.fewestLeft = Math.min(counts.fewestLeft, left);
      return reports ? { requestsLeft: left, plan } : { requestsLeft: null, plan: null };
    },
  };
}
