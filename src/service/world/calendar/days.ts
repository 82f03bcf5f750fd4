/** Days are whole numbers since 1970-01-01 (a Thursday) in UTC. */

export const DAY = 86_400;

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

const SATURDAY = 6;

/** Returns the day of a date; `month` counts from 1. */
export function dayOf(year: number, month: number, date: number): number {
  // Date.UTC takes the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, date) / 86_400_000;
}

/** Returns the UTC day of an instant (epoch seconds). */
export function utcDayAt(instant: number): number {
  return Math.floor(instant / DAY);
}

const newYearDays = new Map<number, number>();

function newYear(year: number): number {
  let day = newYearDays.get(year);
  if (day === undefined) {
    day = dayOf(year, 1, 1);
    newYearDays.set(year, day);
  }
  return day;
}

export function yearOf(day: number): number {
  const estimate = 1970 + Math.floor(day / 365.2425);
  if (day < newYear(estimate)) return estimate - 1;
  return day >= newYear(estimate + 1) ? estimate + 1 : estimate;
}

/** Returns the days since New Year. */
export function dayOfYear(day: number): number {
  return day - newYear(yearOf(day));
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
