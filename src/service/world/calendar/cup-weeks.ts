import type { CountryEntry } from '#service/world/catalogue/country.ts';
import type { Week } from './weeks.ts';

/** Returns the number of knock-out rounds for all clubs of a country. */
export function cupRounds(country: CountryEntry): number {
  return country.cup === null ? 0 : Math.ceil(Math.log2(country.clubs.length));
}

/**
 * Returns the indexes of the weeks whose midweek belongs to the domestic cup, one a round in order. They are
 * spread over the weeks without continental cups and national teams.
 */
export function cupWeeks(country: CountryEntry, weeks: readonly Week[]): readonly number[] {
  const rounds = cupRounds(country);
  const freeWeeks = weeks.flatMap((week, index) =>
    week.isMidweekOff || week.isWindowWeek || week.isAfterWindow || week.isContinental ? [] : [index],
  );
  // The first weeks and the last one belong to the leagues.
  const openWeeks = freeWeeks.slice(2, -1);
  return Array.from({ length: rounds }, (_, round) => {
    const at = Math.floor(((round + 0.5) * openWeeks.length) / rounds);
    return openWeeks[at] ?? weeks.length - 1;
  });
}
