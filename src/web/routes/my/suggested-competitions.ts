import type { League } from '#contract/records/league.ts';

/** Countries with the most popular leagues, after the viewer's own. */
const POPULAR_COUNTRIES: readonly string[] = ['en', 'es', 'it', 'de', 'fr'];
const OWN_COUNTRY_COUNT = 3;

/**
 * Returns competitions to suggest: the top ones of the viewer's country, and the top one of each popular country.
 *
 * @param leagues in the service's order, a country's leagues from the top
 * @param viewerCountry code of the viewer's country; null if unknown
 */
export function suggestedCompetitions(
  leagues: readonly League[],
  viewerCountry: string | null,
): readonly League[] {
  const leaguesIn = (cc: string) =>
    leagues.filter(({ country, is_friendly }) => country.cc === cc && !is_friendly);
  const popular = POPULAR_COUNTRIES.filter((cc) => cc !== viewerCountry).flatMap((cc) =>
    leaguesIn(cc).slice(0, 1),
  );
  return [...(viewerCountry ? leaguesIn(viewerCountry).slice(0, OWN_COUNTRY_COUNT) : []), ...popular];
}
