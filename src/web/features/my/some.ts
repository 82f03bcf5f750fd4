import type { League } from '#contract/records/league.ts';

/** Countries with the most popular leagues, after the viewer's own. */
const COUNTRIES: readonly string[] = ['en', 'es', 'it', 'de', 'fr'];
const OF_OWN = 3;

/**
 * Returns competitions to suggest: the top ones of the viewer's country, and the top one of each popular country.
 *
 * @param leagues in the service's order, a country's leagues from the top
 * @param viewerCountry code of the viewer's country; null if unknown
 */
export function someOf(leagues: readonly League[], own: string | null): readonly League[] {
  const of = (cc: string) => leagues.filter(({ country, is_friendly }) => country.cc === cc && !is_friendly);
  const first = COUNTRIES.filter((cc) => cc !== own).flatMap((cc) => of(cc).slice(0, 1));
  return [...(own ? of(own).slice(0, OF_OWN) : []), ...first];
}
