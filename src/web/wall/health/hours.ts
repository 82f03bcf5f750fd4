import { isWithinHours } from '#web/clock/quiet-hours.ts';

/** Returns whether a wall is on: within its hours, or without any. `now`: world time, epoch ms. */
export function isOn(now: number, zone: string, from: string | null, until: string | null): boolean {
  return from === null || until === null || isWithinHours({ from, until }, now, zone);
}
