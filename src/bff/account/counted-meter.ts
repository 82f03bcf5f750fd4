import type { Meter } from './meter.ts';
import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from './window.ts';

export interface CountedState {
  readonly window: number;
  readonly used: number;
}

export interface CountedMeter extends Meter {
  /** Takes over a count of all processes, if it is higher and of the present window. */
  learnUsed(window: number, used: number, now: number): void;
  readonly state: CountedState;
}

/** Counts requests against the allowance that the operator has configured. */
export function createCountedMeter(
  kind: WindowKind,
  limit: number,
  savedState: CountedState | undefined,
): CountedMeter {
  let { window, used } = savedState ?? { window: Number.NEGATIVE_INFINITY, used: 0 };

  function enter(now: number): void {
    const currentWindow = windowIndex(kind, now);
    // After the clock is set back, used requests still count in the earlier window.
    if (currentWindow > window) used = 0;
    window = currentWindow;
  }

  return {
    spend(now) {
      enter(now);
      used += 1;
    },
    learnUsed(countedWindow, count, now) {
      enter(now);
      if (countedWindow === window) used = Math.max(used, count);
    },
    refund() {
      used = Math.max(0, used - 1);
    },
    read(now) {
      enter(now);
      return {
        limit,
        remaining: Math.max(0, limit - used),
        endsAt: windowEnd(kind, now),
        lengthMs: WINDOW_MS[kind],
        isOutdated: false,
        othersPerSecond: 0,
      };
    },
    get state() {
      return { window, used };
    },
  };
}
