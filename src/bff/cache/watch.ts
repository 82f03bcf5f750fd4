import type { ApiRequest } from '#bff/api-request.ts';
import type { AgeingClock } from '#contract/clock.ts';
import type { Store, StoreEntry } from './store.ts';
import type { Version } from './version.ts';

/** Runs `task` after `ms` of machine time; returns a function that cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** A key stays watched while it is requested within this many of its periods. */
const MAX_IDLE_PERIODS = 2;
/** Upper bound of that window, so that data that change once a day are not watched for two days. */
const MAX_WINDOW_MS = 15 * 60_000;

export interface WatchOptions {
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly schedule: Schedule;
  readonly store: Store;
  /** Returns the ms until a key may be refreshed; 0: now. */
  blockMs(apiRequest: ApiRequest): number;
  /** Resolves after the refresh, whether it succeeded or failed. */
  refresh(apiRequest: ApiRequest): Promise<unknown>;
}

interface WatchTimer {
  readonly apiRequest: ApiRequest;
  cancel(): void;
}

export interface Watch {
  /** Protects a polled key before its request is answered, so that the version that a refresh replaces stays available. */
  protect(key: string): void;
  /** Records a request for a stored key; the second one within the window makes it watched. */
  recordRequest(apiRequest: ApiRequest): void;
  refreshExpired(): void;
  close(): void;
}

/** Schedules with timers that do not keep the process alive. */
export const scheduleUnref: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Protects watched keys from eviction and refreshes them shortly before they expire, since pages poll right after that.
 * Each key has one timer, which stops when the key is no longer requested.
 */
export function createWatch({ clock, elapsed, schedule, store, blockMs, refresh }: WatchOptions): Watch {
  const timers = new Map<string, WatchTimer>();

  /** Converts world ms to machine ms. */
  const machineMs = (worldMs: number) => worldMs / Math.max(clock.rate, 1);

  function windowOf({ asOf, freshUntil }: Version): number {
    return Math.min(MAX_IDLE_PERIODS * machineMs(freshUntil - asOf), MAX_WINDOW_MS);
  }

  function isRequested({ version, requestedAt }: StoreEntry): boolean {
    return version !== null && elapsed() - requestedAt <= windowOf(version);
  }

  function stop(key: string): void {
    timers.get(key)?.cancel();
    timers.delete(key);
    store.unwatch(key);
  }

  function checkKey(apiRequest: ApiRequest): void {
    const { key } = apiRequest;
    const entry = store.get(key);
    if (!entry?.version || !store.isWatched(key) || !isRequested(entry)) {
      stop(key);
      return;
    }
    const windowEnd = entry.requestedAt + windowOf(entry.version) - elapsed();
    const dueInMs = Math.max(machineMs(entry.version.refreshAt - clock.ageingNow()), blockMs(apiRequest));
    // Rounded up, since a timer that fires a fraction of a millisecond early would find nothing to do.
    const waitMs = Math.ceil(Math.min(dueInMs, windowEnd + 1));
    if (waitMs > 0) {
      timers.set(key, { apiRequest, cancel: schedule(() => checkKey(apiRequest), waitMs) });
      return;
    }
    const timer: WatchTimer = { apiRequest, cancel: () => {} };
    timers.set(key, timer);
    void refresh(apiRequest).then(() => timers.get(key) === timer && checkKey(apiRequest));
  }

  return {
    protect(key) {
      const entry = store.get(key);
      if (entry && isRequested(entry)) store.watch(key);
    },
    recordRequest(apiRequest) {
      const { key } = apiRequest;
      const entry = store.get(key);
      if (!entry) return;
      const isPoll = isRequested(entry);
      entry.requestedAt = elapsed();
      if (timers.has(key)) return;
      if (isPoll && store.watch(key)) checkKey(apiRequest);
      // Its data were refused since it was protected.
      else store.unwatch(key);
    },
    refreshExpired() {
      for (const { apiRequest, cancel } of [...timers.values()]) {
        cancel();
        checkKey(apiRequest);
      }
    },
    close() {
      for (const { cancel } of timers.values()) cancel();
      timers.clear();
    },
  };
}
