import type { League } from '#contract/records/league.ts';

/** Where many people look first, after the viewer's own country. */
const COUNTRIES: readonly string[] = ['en', 'es', 'it', 'de', 'fr'];
const OF_OWN = 3;

/**
 * Some competitions to begin with: the first ones of the viewer's country, and the first of others that many follow.
 *
 * @param leagues in the order of the service, a country's leagues from the top
 * @param own the viewer's country, by its code; null if unknown
 */
export function someOf(leagues: readonly League[], own: string | null): readonly League[] {
  const of = (cc: string) => leagues.filter(({ country, is_friendly }) => country.cc === cc && !is_friendly);
  const first = COUNTRIES.filter((cc) => cc !== own).flatMap((cc) => of(cc).slice(0, 1));
  return [...(own ? of(own).slice(0, OF_OWN) : []), ...first];
}
