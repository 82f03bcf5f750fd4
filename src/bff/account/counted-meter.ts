import type { Meter } from './meter.ts';
import { WINDOW_MS, type WindowKind, windowEnd, windowIndex } from './window.ts';

export interface CountedState {
  readonly window: number;
  readonly used: number;
}

export interface CountedMeter extends Meter {
  readonly state: CountedState;
}

/** Counts our own requests against an allowance that the operator has named. */
export function createCountedMeter(
  kind: WindowKind,
  limit: number,
  saved: CountedState | undefined,
): CountedMeter {
  let { window, used } = saved ?? { window: Number.NEGATIVE_INFINITY, used: 0 };

  function enter(now: number): void {
    const current = windowIndex(kind, now);
    // A clock that is set back takes along what was used, whatever window that was in.
    if (current > window) used = 0;
    window = current;
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
        left: Math.max(0, limit - used),
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
