import type { Competition } from './competition.ts';
import type { Coverage } from './fixture.ts';

/** What is covered of a competition's matches: the more the world watches it, the more is written. */
export function coverageOf(competition: Competition): Coverage {
  const { popularity, kind } = competition;
  return {
    lineups: popularity >= 18,
    tvs: popularity >= 34,
    standings: kind === 'league' || kind === 'national-league',
    events: popularity >= 8,
    stats: popularity >= 14,
  };
}
