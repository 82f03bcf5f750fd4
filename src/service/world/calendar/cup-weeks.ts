import type { CountryEntry } from '#service/world/catalogue/country.ts';
import type { Week } from './weeks.ts';

/** Rounds of a knock-out in which all clubs of a country take part. */
export function cupRounds(country: CountryEntry): number {
  return country.cup === null ? 0 : Math.ceil(Math.log2(country.clubs.length));
}

/**
 * Indexes of the weeks whose midweek belongs to the domestic cup, one a round in order, spread over the season
 * between those of the continent and of national teams.
 */
export function cupWeeks(country: CountryEntry, weeks: readonly Week[]): readonly number[] {
  const rounds = cupRounds(country);
  const free = weeks.flatMap((week, index) =>
    week.midweekOff || week.window || week.afterWindow || week.continental ? [] : [index],
  );
  // Leave the first weeks to the leagues, and the last one to their end.
  const open = free.slice(2, -1);
  return Array.from({ length: rounds }, (_, round) => {
    const at = Math.floor(((round + 0.5) * open.length) / rounds);
    return open[at] ?? weeks.length - 1;
  });
}
