/**
 * A moment of play: a second of a period, counted while play is running. Periods: 0 and 1 the halves, 2 and 3 the
 * halves of extra time.
 */
export interface PlayMoment {
  period: number;
  second: number;
}

/** Minutes of regular play in each period. */
export const PERIOD_LENGTHS: readonly number[] = [45, 45, 15, 15];

/** Returns the middle of a minute (1 to 90) of regular play. */
export function playMomentOf(minute: number): PlayMoment {
  const period = minute <= 45 ? 0 : 1;
  return { period, second: (minute - period * 45 - 1) * 60 + 30 };
}

/** Returns a negative number if `a` is earlier than `b`. */
export function compareMoments(a: PlayMoment, b: PlayMoment): number {
  return a.period - b.period || a.second - b.second;
}
