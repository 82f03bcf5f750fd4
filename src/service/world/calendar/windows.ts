import { dayOf, saturdayFrom, yearOf } from './days.ts';

/**
 * Returns the Saturdays of a year's international windows, in which national teams play and top leagues pause.
 * Matches lie on the Thursday to Saturday and the Sunday to Tuesday around each.
 */
export function windowsOf(year: number): readonly number[] {
  return [
    saturdayFrom(dayOf(year, 3, 22)),
    saturdayFrom(dayOf(year, 6, 4)),
    saturdayFrom(dayOf(year, 9, 3)),
    saturdayFrom(dayOf(year, 10, 8)),
    saturdayFrom(dayOf(year, 11, 11)),
  ];
}

const windowsByYear = new Map<number, ReadonlySet<number>>();

/** Returns whether a Saturday is that of an international window. */
export function isWindow(saturday: number): boolean {
  const year = yearOf(saturday);
  let windows = windowsByYear.get(year);
  if (windows === undefined) {
    windows = new Set(windowsOf(year));
    windowsByYear.set(year, windows);
  }
  return windows.has(saturday);
}
