import type { Meter } from './meter.ts';
import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from './window.ts';

export interface CountedState {
  readonly window: number;
  readonly used: number;
}

export interface CountedMeter extends Meter {
  readonly state: CountedState;
}

/** Counts our requests against the allowance that the operator has configured. */
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
