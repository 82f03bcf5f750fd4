import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { dayOf, yearOf } from './days.ts';

const EUROPE = 2;
/** European countries that play on through Christmas. */
const CODES_WITHOUT_CHRISTMAS: readonly string[] = ['az', 'ge', 'il', 'kz', 'tr'];
const FIRST_DATE = 24;
const LAST_DATE = 25;

/** Returns whether a country has no matches on a day: Christmas Eve and Christmas Day in most of Europe. */
export function isChristmas({ continent, code }: CountryEntry, day: number): boolean {
  const date = day - dayOf(yearOf(day), 12, 0);
  const isObserved = () => continent === EUROPE && !CODES_WITHOUT_CHRISTMAS.includes(code);
  return date >= FIRST_DATE && date <= LAST_DATE && isObserved();
}

/** Returns the day of a match without those of Christmas: Boxing Day instead, or the day before for a midweek. */
export function dayAroundChristmas(country: CountryEntry, day: number, isMidweek: boolean): number {
  if (!isChristmas(country, day)) return day;
  return dayOf(yearOf(day), 12, isMidweek ? FIRST_DATE - 1 : LAST_DATE + 1);
}
