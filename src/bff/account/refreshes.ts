import type { Clock } from '#contract/clock.ts';

const MAX_KEYS = 5_000;
/** Upper bound of the duration of a refresh. */
const MAX_REFRESH_MS = 60_000;

/** Running refreshes by key; the next refresh of a key replaces a failed one. */
export interface Refreshes {
  /** Counts a call of a refresh of `key`. */
  count(key: string): void;
  /** Returns the time of the first call of the running refresh of a key; now without one. */
  startOf(key: string): number;
  /** Ends the refresh of a key and returns its calls. */
  end(key: string): number;
}

export function createRefreshes(clock: Clock): Refreshes {
  const refreshes = new Map<string, { readonly calls: number; readonly startedAt: number }>();
  return {
    count(key) {
      if (refreshes.size >= MAX_KEYS) refreshes.clear();
      const now = clock.now();
      const refresh = refreshes.get(key);
      const isUnderWay = refresh && Math.abs(now - refresh.startedAt) < MAX_REFRESH_MS;
      refreshes.set(
        key,
        isUnderWay ? { ...refresh, calls: refresh.calls + 1 } : { calls: 1, startedAt: now },
      );
    },
    startOf: (key) => refreshes.get(key)?.startedAt ?? clock.now(),
    end(key) {
      const calls = refreshes.get(key)?.calls ?? 0;
      refreshes.delete(key);
      return calls;
    },
  };
}
