import type { Question } from '#bff/question.ts';
import type { AgeingClock } from '#contract/clock.ts';
import type { BackOff } from './back-off.ts';
import type { Entry, Store } from './store.ts';
import type { Version } from './version.ts';

/** Runs `task` after `ms` of the machine's time; returns what cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** A key is watched while it is requested again within so many of its periods. */
const PERIODS = 2;
/** And within this time, ms: what changes once a day is not kept for two days. */
const MAX_WINDOW_MS = 15 * 60_000;

export interface WatchOptions {
  readonly clock: AgeingClock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly schedule: Schedule;
  readonly store: Store;
  readonly backOff: BackOff;
  /** Resolves when a new version is there, or has failed. */
  refresh(question: Question): Promise<unknown>;
}

export interface Watch {
  /** Notes a request of what is held. The second within the window makes its key a watched one. */
  requested(question: Question): void;
  /** Refreshes now what is watched and has ended. */
  refreshEnded(): void;
  close(): void;
}

/** Timers that outlive nothing: they keep no process from ending. */
export const scheduleUnref: Schedule = (task, ms) => {
  const timer = setTimeout(task, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Keeps watched keys from eviction and refreshes them a little before they end: a page polls right after that, and
 * finds new data. Each has one timer, which ends when nobody requests its key any more.
 */
export function createWatch({ clock, elapsed, schedule, store, backOff, refresh }: WatchOptions): Watch {
  const timers = new Map<string, { readonly question: Question; cancel(): void }>();

  /** From the world's time to the machine's, ms. */
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
    // Rounded up: a timer that fires a fraction of a millisecond early would find nothing to do.
    const wait = Math.ceil(Math.min(due, windowEnd + 1));
    if (wait > 0) {
      timers.set(key, { question, cancel: schedule(() => lookAgain(question), wait) });
      return;
    }
    const timer = { question, cancel: () => {} };
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
