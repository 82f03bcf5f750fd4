import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { continentalWeeks } from './continental-plan.ts';
import { dayOfText, saturdayFrom } from './days.ts';
import { isWindow } from './windows.ts';

/** A week of a country's season, named by its Saturday. Its midweek is the Tuesday to Thursday before. */
export interface Week {
  readonly saturday: number;
  /** In a winter or summer break. */
  readonly isWeekendOff: boolean;
  readonly isMidweekOff: boolean;
  /** National teams play around this Saturday; `isAfterWindow`: on the Tuesday before it. */
  readonly isWindowWeek: boolean;
  readonly isAfterWindow: boolean;
  /** The midweek belongs to the continent's club cups. */
  readonly isContinental: boolean;
}

/** Returns the day of a month-day in the season that starts in `year`. */
function dayWithinSeason(country: CountryEntry, year: number, monthDay: string): number {
  const day = dayOfText(year, monthDay);
  return day < dayOfText(year, country.first) ? dayOfText(year + 1, monthDay) : day;
}

const weeksByCountry = new WeakMap<CountryEntry, Map<number, readonly Week[]>>();

/** Returns all weeks of a country's league season in order. */
export function weeksOf(country: CountryEntry, year: number): readonly Week[] {
  let seasons = weeksByCountry.get(country);
  if (seasons === undefined) {
    seasons = new Map();
    weeksByCountry.set(country, seasons);
  }
  let weeks = seasons.get(year);
  if (weeks === undefined) {
    weeks = layOutWeeks(country, year);
    seasons.set(year, weeks);
  }
  return weeks;
}

function layOutWeeks(country: CountryEntry, year: number): readonly Week[] {
  const first = saturdayFrom(dayOfText(year, country.first) - 1);
  const last = dayWithinSeason(country, year, country.last) + 1;
  const breaks = country.breaks.map(([from, to]) => {
    const start = dayWithinSeason(country, year, from);
    const end = dayWithinSeason(country, year, to);
    return [start, end < start ? end + 365 : end] as const;
  });
  const isOff = (day: number) => breaks.some(([from, to]) => day >= from && day <= to);
  const continental = continentalWeeks(country.continent);
  const weeks: Week[] = [];
  for (let saturday = first; saturday <= last; saturday += 7) {
    weeks.push({
      saturday,
      isWeekendOff: isOff(saturday),
      isMidweekOff: isOff(saturday - 3) || saturday === first,
      isWindowWeek: isWindow(saturday),
      isAfterWindow: isWindow(saturday - 7),
      isContinental: continental(saturday),
    });
  }
  return weeks;
}
