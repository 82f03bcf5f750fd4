const WINDOW_MS = 60_000;

/** Counts what may happen a limited number of times in any minute. */
export interface MinuteLimit {
  /** Counts one; returns false if the limit is reached. */
  take(): boolean;
}

/** @param elapsed monotonic time of the machine, ms */
export function createMinuteLimit(maxPerMinute: number, elapsed: () => number): MinuteLimit {
  let times: number[] = [];
  return {
    take() {
      const now = elapsed();
      times = times.filter((time) => now - time < WINDOW_MS);
      if (times.length >= maxPerMinute) return false;
      times.push(now);
      return true;
    },
  };
}
