import { dayOf, utcDayAt, yearOf } from '#service/world/calendar/days.ts';
import { localInstant } from '#service/world/calendar/local-time.ts';
import { seasonSpan } from '#service/world/calendar/season-span.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { FIRST_SEASON } from '#service/world/seasons/season.ts';

/**
 * Returns the window before a season. Squads change before a season and in its middle, and windows are numbered
 * from 2015, two a season. All teams of a country change at once, so that no player is in two squads.
 */
export function firstWindow(year: number): number {
  return (year - FIRST_SEASON) * 2;
}

export function windowYear(window: number): number {
  return FIRST_SEASON + (window >> 1);
}

export function isMidSeason(window: number): boolean {
  return (window & 1) === 1;
}

/** Days from the change of squads to the first match of the season. */
const DAYS_BEFORE_SEASON = 20;
/** Days from the middle of a season to the change: January in autumn seasons. */
const DAYS_AFTER_MIDDLE = 14;
/** Local minute of the day at which squads change; no match is in play then. */
const DAWN_MINUTE = 5 * 60;

const instantsByCountry = new WeakMap<CountryEntry, Map<number, number>>();

/** Returns the instant (epoch seconds) from which the squads of a window apply. */
export function windowOpens(country: CountryEntry, window: number): number {
  let opens = instantsByCountry.get(country);
  if (opens === undefined) {
    opens = new Map();
    instantsByCountry.set(country, opens);
  }
  let instant = opens.get(window);
  if (instant === undefined) {
    const year = windowYear(window);
    const { from, first, last } = seasonSpan(country, year);
    const day = isMidSeason(window)
      ? Math.floor((first + last) / 2) + DAYS_AFTER_MIDDLE
      : Math.max(from - DAYS_BEFORE_SEASON, dayOf(year, 1, 1));
    instant = localInstant(country.zone, day, DAWN_MINUTE);
    opens.set(window, instant);
  }
  return instant;
}

/** Returns the instant (epoch seconds) from which the squads of a season apply. */
export function squadSeasonOpens(country: CountryEntry, year: number): number {
  return windowOpens(country, firstWindow(year));
}

/** Returns the window whose squads apply at an instant; the first one before it. */
export function windowAt(country: CountryEntry, instant: number): number {
  let window = firstWindow(yearOf(utcDayAt(instant))) + 1;
  while (window > 0 && windowOpens(country, window) > instant) window -= 1;
  return Math.max(0, window);
}
