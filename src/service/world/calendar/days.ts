/** Days are whole numbers since 1970-01-01 (a Thursday) in UTC. */

export const DAY = 86_400;

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

const SATURDAY = 6;

/** Days of the calendar before 1970-01-01, counted from a March so that a leap day ends its year. */
const DAYS_BEFORE_1970 = 719_469;

/**
 * Returns the day of a date; `month` counts from 1 to 12. By arithmetic, since calendars ask for a hundred thousand
 * days a start and a `Date` for each takes several times as long.
 */
export function dayOf(year: number, month: number, date: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const monthDays = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * marchYear + leapDays + monthDays + date - DAYS_BEFORE_1970;
}

/** Returns the UTC day of an instant (epoch seconds). */
export function utcDayAt(instant: number): number {
  return Math.floor(instant / DAY);
}

export function yearOf(day: number): number {
  const estimate = 1970 + Math.floor(day / 365.2425);
  if (day < dayOf(estimate, 1, 1)) return estimate - 1;
  return day >= dayOf(estimate + 1, 1, 1) ? estimate + 1 : estimate;
}

/** Returns the days since New Year. */
export function dayOfYear(day: number): number {
  return day - dayOf(yearOf(day), 1, 1);
}

/** Returns the day of a catalogue date ("08-14") in a year. */
export function dayOfText(year: number, monthDay: string): number {
  const [month, date] = monthDay.split('-').map(Number);
  return dayOf(year, month ?? 1, date ?? 1);
}

/** Returns the first Saturday on or after a day. */
export function saturdayFrom(day: number): number {
  return day + ((SATURDAY - weekday(day) + 7) % 7);
}
