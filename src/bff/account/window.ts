/** Window of an allowance. Windows begin with the hour or the day of UTC. */
export type WindowKind = 'hour' | 'day';

export const WINDOW_MS: Readonly<Record<WindowKind, number>> = { hour: 3_600_000, day: 86_400_000 };

/** Number of the window that `now` (epoch ms) is in. */
export function windowIndex(kind: WindowKind, now: number): number {
  return Math.floor(now / WINDOW_MS[kind]);
}

/** The instant at which the window of `now` ends. Both in epoch ms. */
export function windowEnd(kind: WindowKind, now: number): number {
  return (windowIndex(kind, now) + 1) * WINDOW_MS[kind];
}
