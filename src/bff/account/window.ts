/** Window of an allowance: an hour or a day of UTC. */
export type WindowKind = 'hour' | 'day';

export const WINDOW_MS: Readonly<Record<WindowKind, number>> = { hour: 3_600_000, day: 86_400_000 };

/** Returns the number of the window at `now` (epoch ms). */
export function windowIndex(kind: WindowKind, now: number): number {
  return Math.floor(now / WINDOW_MS[kind]);
}

/** Returns the end of the window at `now`, both in epoch ms. */
export function windowEnd(kind: WindowKind, now: number): number {
  return (windowIndex(kind, now) + 1) * WINDOW_MS[kind];
}
