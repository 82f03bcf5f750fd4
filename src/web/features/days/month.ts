import { dateWriter } from '#web/format/date-writer.ts';
import { addDays, type Day } from '#web/format/day.ts';

interface WeekInfo {
  readonly firstDay: number;
}

const DAYS_PER_WEEK = 7;
/** Every month fits, so that the grid keeps its height. */
const WEEKS = 6;
const MONDAY = 1;

const writeMonth = dateWriter(() => ({ month: 'long', year: 'numeric' }));
const writeWeekday = dateWriter(() => ({ weekday: 'short' }));

const instantOf = (day: Day) => Date.parse(`${day}T12:00:00Z`);

/** Returns `November 2026`. */
export const monthName = (day: Day, locale: string): string => writeMonth(instantOf(day), 'UTC', locale);

/** Returns `Sat`. */
export const weekdayName = (day: Day, locale: string): string => writeWeekday(instantOf(day), 'UTC', locale);

/** Returns the number of the day on which a week begins in a locale, from 1 (Monday) to 7. */
export function firstWeekday(locale: string): number {
  // Browsers have it as a method, as a property or not at all.
  const tag: { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);
  return (tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? MONDAY;
}

/** Returns the first day of the week that a day is in. */
export function weekStart(day: Day, firstDay: number): Day {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday - firstDay + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/** Returns the weeks around a day's month, which begin and end with days of its neighbours. */
export function weeksOf(day: Day, firstDay: number): readonly (readonly Day[])[] {
  const start = weekStart(`${day.slice(0, 8)}01`, firstDay);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, at) => addDays(start, week * DAYS_PER_WEEK + at)),
  );
}

/** Returns the same day of another month, or its last one if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
