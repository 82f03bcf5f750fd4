import { timeOfDay } from '#web/format/clock-time.ts';

/** Returns the time of day in a zone, `HH:MM`. */
const timeIn = (now: number, zone: string) => timeOfDay(now, zone, 'en-GB');

/** Returns whether a time of day is at or after `from` and before `until`, which may be on the next day; all `HH:MM`. */
function isBetween(time: string, from: string, until: string): boolean {
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

/** Returns whether a wall is on: within its hours, or without any. `now`: world time, epoch ms. */
export function isOn(now: number, zone: string, from: string | null, until: string | null): boolean {
  return from === null || until === null || isBetween(timeIn(now, zone), from, until);
}

/** When a wall reloads itself if nothing is in play: the hour with the fewest matches. */
const QUIET_HOUR = ['04:30', '05:30'] as const;

/** Returns whether it is the hour of the nightly reload. `now`: world time, epoch ms. */
export const isQuietHour = (now: number, zone: string): boolean =>
  isBetween(timeIn(now, zone), ...QUIET_HOUR);
