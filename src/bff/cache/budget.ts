/** Shares of the allowance below which calls stop: first all but what is in play, then all. */
const LIVE_ONLY = 0.1;
const NOTHING = 0.02;
/** One call in this time learns whether the allowance has begun anew, ms. */
const PROBE_EVERY = 15 * 60_000;

export interface Budget {
  /** Notes `meta.requests_left`; null: the service does not say. */
  observe(requestsLeft: number | null): void;
  /** ms until a call of this kind may be made; 0: now. A probe that is let through counts as made. */
  wait(isLive: boolean): number;
  readonly state: {
    readonly requestsLeft: number | null;
    readonly limit: number | null;
    readonly resetsAt: number | null;
  };
}

/**
 * Keeps the account's allowance from running dry. What it is in full nobody tells: the highest number seen
 * stands for it.
 *
 * @param elapsed the machine's monotonic time, ms
 */
export function createBudget(elapsed: () => number): Budget {
  let highest = 0;
  let share = 1;
  let last: number | null = null;
  let lastCall = elapsed();
  return {
    get state() {
      return { requestsLeft: last, limit: highest || null, resetsAt: null };
    },
    observe(requestsLeft) {
      if (requestsLeft === null) return;
      last = requestsLeft;
      highest = Math.max(highest, requestsLeft);
      share = highest === 0 ? 0 : requestsLeft / highest;
    },
    wait(isLive) {
      const mayCall = share > (isLive ? NOTHING : LIVE_ONLY);
      const left = mayCall ? 0 : lastCall + PROBE_EVERY - elapsed();
      if (left > 0) return left;
      lastCall = elapsed();
      return 0;
    },
  };
}
