import { isWithinHours } from '#web/clock/quiet-hours.ts';

/** Returns whether a wall is on: within its hours, or without any. `now`: world time, epoch ms. */
export function isOn(now: number, zone: string, from: string | null, until: string | null): boolean {
  return from === null || until === null || isWithinHours({ from, until }, now, zone);
}

/** When a wall reloads itself if nothing is in play: the hour with the fewest matches. */
const QUIET_HOUR = { from: '04:30', until: '05:30' };

/** Returns whether it is the hour of the nightly reload. `now`: world time, epoch ms. */
export const isQuietHour = (now: number, zone: string): boolean => isWithinHours(QUIET_HOUR, now, zone);
