import { DAY, utcDayAt, yearOf } from './days.ts';
import { windowsOf } from './windows.ts';

/** Days for which a national squad is called up, both included. The period begins before its first match. */
export interface CallUpPeriod {
  readonly from: number;
  readonly to: number;
}

const DAYS_BEFORE = 5;
const DAYS_AFTER = 5;
/** The June period includes the World Cup and other cups, and the days for rearranged matches. */
const JUNE_WINDOW = 1;
const DAYS_AFTER_JUNE = 37;

const periodsByYear = new Map<number, readonly CallUpPeriod[]>();

function periodsOf(year: number): readonly CallUpPeriod[] {
  let periods = periodsByYear.get(year);
  if (periods === undefined) {
    periods = windowsOf(year).map((saturday, i) => ({
      from: saturday - DAYS_BEFORE,
      to: saturday + (i === JUNE_WINDOW ? DAYS_AFTER_JUNE : DAYS_AFTER),
    }));
    periodsByYear.set(year, periods);
  }
  return periods;
}

/** Returns the latest period that has begun at an instant. */
export function lastCallUp(instant: number): CallUpPeriod {
  const day = utcDayAt(instant);
  const year = yearOf(day);
  const latestPeriodOf = (of: number) => periodsOf(of).findLast((period) => period.from <= day);
  return latestPeriodOf(year) ?? latestPeriodOf(year - 1) ?? { from: day, to: day };
}

/** Returns whether national teams can have a match on a UTC day. */
export function isInternationalDay(day: number): boolean {
  const year = yearOf(day);
  return periodsOf(year).some(({ from, to }) => day >= from && day <= to);
}

/** Returns whether an instant lies in a period or in the night after it. */
export function areCalledUp(instant: number): boolean {
  return instant <= (lastCallUp(instant).to + 1) * DAY;
}
