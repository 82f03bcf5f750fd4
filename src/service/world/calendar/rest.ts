import type { KickOffTime } from './habits.ts';

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

/** Minutes between two kick-offs of a team in its league. */
export const REST_MINUTES = 48 * 60;
/** Minutes around cups, which few of a league's clubs play, with room for other time zones. */
export const REST_AROUND_CUPS_MINUTES = 41 * 60;

/** Returns the minutes from the Saturday of a week to a kick-off. */
function minuteOf({ offset, minute }: KickOffTime): number {
  return offset * MINUTES_PER_DAY + minute;
}

function latestMinute(list: readonly KickOffTime[]): number {
  return Math.max(...list.map(minuteOf));
}

function earliestMinute(list: readonly KickOffTime[]): number {
  return Math.min(...list.map(minuteOf));
}

/**
 * Returns the kick-offs of a weekend that leave enough rest after and before the midweeks around it.
 *
 * @param restMinutes after the midweek before
 */
export function weekendBetween(
  weekend: readonly KickOffTime[],
  before: readonly KickOffTime[] | null,
  after: readonly KickOffTime[] | null,
  restMinutes: number,
): readonly KickOffTime[] {
  const from = before === null ? -Infinity : latestMinute(before) + restMinutes;
  const to = after === null ? Infinity : earliestMinute(after) + MINUTES_PER_WEEK - REST_AROUND_CUPS_MINUTES;
  const fitting = weekend.filter((each) => minuteOf(each) >= from && minuteOf(each) <= to);
  return fitting.length > 0 ? fitting : [{ offset: 0, minute: 16 * 60 }];
}

/** Returns the kick-offs of a midweek that leave enough rest after a weekend; the latest ones if none do. */
export function midweekAfter(
  weekend: readonly KickOffTime[],
  midweek: readonly KickOffTime[],
): readonly KickOffTime[] {
  const from = latestMinute(weekend) + REST_MINUTES - MINUTES_PER_WEEK;
  const fitting = midweek.filter((each) => minuteOf(each) >= from);
  return fitting.length > 0 ? fitting : midweek.filter((each) => minuteOf(each) === latestMinute(midweek));
}
