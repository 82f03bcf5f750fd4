import { dayNames } from '#web/format/clock-time.ts';
import { dateWriter } from '#web/format/date-writer.ts';
import { type Day, dayAt } from '#web/format/day.ts';
import type { WallSubject } from './view.ts';

type Moment = Pick<WallSubject, 'day' | 'minute' | 'zone'>;

/** Returns the date beside the clock of a wall: between midnight and its rollover hour, the day after its own. */
export const calendarDay = ({ day, minute, zone }: Moment): Day | null =>
  minute === 0 ? day : dayAt(minute, zone);

export const isAfterMidnight = (moment: Moment): boolean => calendarDay(moment) !== moment.day;

const longWeekday = dateWriter(() => ({ weekday: 'long' }));

/**
 * Returns what a wall calls another day than its own, and its date: after midnight the weekday, since that day may be the
 * calendar's today.
 *
 * @param relative what it is before midnight, such as tomorrow
 */
export function otherDay(day: Day, moment: Moment, relative: string, locale: string) {
  const { weekday, date } = dayNames(day, locale);
  if (!isAfterMidnight(moment)) return { name: relative, date: `${weekday} ${date}` };
  return { name: longWeekday(Date.parse(`${day}T12:00:00Z`), 'UTC', locale), date };
}
