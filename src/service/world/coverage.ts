import type { Competition } from './competition.ts';
import type { Coverage } from './fixture.ts';

/** How much more popular competitions have to be for a sparse feed to cover the same of them. */
const SPARSE = 60;

/**
 * Returns what is covered of a competition's matches, by its popularity. Tables depend on the stage.
 *
 * @param isSparse whether a feed covers few competitions
 */
export function coverageOf(competition: Competition, isSparse = false): Omit<Coverage, 'standings'> {
  const popularity = competition.popularity - (isSparse ? SPARSE : 0);
  return {
    lineups: popularity >= 18,
    tvs: popularity >= 34,
    events: popularity >= 8,
    stats: popularity >= 14,
    odds: popularity >= 12,
  };
}
