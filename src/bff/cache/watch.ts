import type { Question } from '#bff/question.ts';
import type { AgeingClock } from '#contract/clock.ts';
import type { BackOff } from './back-off.ts';
import type { Entry, Store } from './store.ts';
import type { Version } from './version.ts';

/** Runs `task` after `ms` of machine time; returns a function that cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** A key stays watched while it is requested within this many of its periods. */
const PERIODS = 2;
/** Upper bound of that window, so that data that change once a day are not watched for two days. */
const MAX_WINDOW_MS = 15 * 60_000;

export interface WatchOptions {
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly schedule: Schedule;
  readonly store: Store;
  readonly backOff: BackOff;
  /** Resolves after the refresh, whether it succeeded or failed. */
  refresh(question: Question): Promise<unknown>;
}

interface WatchTimer {
  readonly question: Question;
  cancel(): void;
}

export interface Watch {
  /** Records a request for a stored key; the second one within the window makes it watched. */
  requested(question: Question): void;
  /** Refreshes the watched keys that have expired. */
  refreshEnded(): void;
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
export function createWatch({ clock, elapsed, schedule, store, backOff, refresh }: WatchOptions): Watch {
  const timers = new Map<string, WatchTimer>();

  /** Converts world ms to machine ms. */
  const machineMs = (worldMs: number) => worldMs / Math.max(clock.rate, 1);

  function windowOf({ asOf, freshUntil }: Version): number {
    return Math.min(PERIODS * machineMs(freshUntil - asOf), MAX_WINDOW_MS);
  }

  function isRequested({ version, requestedAt }: Entry): boolean {
    return version !== null && elapsed() - requestedAt <= windowOf(version);
  }

  function stop(key: string): void {
    timers.get(key)?.cancel();
    timers.delete(key);
    store.unwatch(key);
  }

  function lookAgain(question: Question): void {
    const { key } = question;
    const entry = store.get(key);
    if (!entry?.version || !store.isWatched(key) || !isRequested(entry)) {
      stop(key);
      return;
    }
    const windowEnd = entry.requestedAt + windowOf(entry.version) - elapsed();
    const due = Math.max(machineMs(entry.version.refreshAt - clock.ageingNow()), backOff.of(key)?.left ?? 0);
    // Rounded up, since a timer that fires a fraction of a millisecond early would find nothing to do.
    const wait = Math.ceil(Math.min(due, windowEnd + 1));
    if (wait > 0) {
      timers.set(key, { question, cancel: schedule(() => lookAgain(question), wait) });
      return;
    }
    const timer: WatchTimer = { question, cancel: () => {} };
    timers.set(key, timer);
    void refresh(question).then(() => timers.get(key) === timer && lookAgain(question));
  }

  return {
    requested(question) {
      const { key } = question;
      const entry = store.get(key);
      if (!entry) return;
      const isPoll = isRequested(entry);
      entry.requestedAt = elapsed();
      if (isPoll && !timers.has(key) && store.watch(key)) lookAgain(question);
    },
    refreshEnded() {
      for (const { question, cancel } of [...timers.values()]) {
        cancel();
        lookAgain(question);
      }
    },
    close() {
      for (const { cancel } of timers.values()) cancel();
      timers.clear();
    },
  };
}
