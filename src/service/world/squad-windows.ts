import { dayAt, dayOf, yearOf } from './calendar/days.ts';
import { instantOf } from './calendar/local-time.ts';
import { seasonSpan } from './calendar/season-span.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { FIRST_SEASON } from './season.ts';

/**
 * Squads change twice a season: before it, and in its middle. A window is numbered: twice the years from 2015 to
 * its season's, one more for the second. All teams of a country change at the same instant, so that nobody is
 * ever in two squads.
 */
export function firstWindow(year: number): number {
  return (year - FIRST_SEASON) * 2;
}

/** The season that a window belongs to. */
export function windowYear(window: number): number {
  return FIRST_SEASON + (window >> 1);
}

/** Is it the one in the middle of a season? */
export function isMidSeason(window: number): boolean {
  return (window & 1) === 1;
}

/** Days between the change of squads and the first match of the new season. */
const BEFORE_SEASON = 20;
/** Days from the middle of a season to the change: January for those from autumn to spring. */
const AFTER_MIDDLE = 14;
/** The minute of the local day at which squads change: nobody plays then. */
const AT_DAWN = 5 * 60;

const cached = new WeakMap<CountryEntry, Map<number, number>>();

/** The instant (epoch seconds) at which the squads of a window come into force. */
export function windowOpens(country: CountryEntry, window: number): number {
  let opens = cached.get(country);
  if (opens === undefined) {
    opens = new Map();
    cached.set(country, opens);
  }
  let instant = opens.get(window);
  if (instant === undefined) {
    const year = windowYear(window);
    const { from, first, last } = seasonSpan(country, year);
    const day = isMidSeason(window)
      ? Math.floor((first + last) / 2) + AFTER_MIDDLE
      : Math.max(from - BEFORE_SEASON, dayOf(year, 1, 1));
    instant = instantOf(country.zone, day, AT_DAWN);
    opens.set(window, instant);
  }
  return instant;
}

/** The instant (epoch seconds) at which the squads of a season come into force. */
export function squadSeasonOpens(country: CountryEntry, year: number): number {
  return windowOpens(country, firstWindow(year));
}

/** The window whose squads are in force at an instant; before the first, that one. */
export function windowAt(country: CountryEntry, instant: number): number {
  let window = firstWindow(yearOf(dayAt(instant))) + 1;
  while (window > 0 && windowOpens(country, window) > instant) window -= 1;
  return Math.max(0, window);
}
