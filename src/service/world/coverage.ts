import type { Competition } from './competition.ts';
import type { Coverage } from './fixture.ts';

/** Returns what is covered of a competition's matches, by its popularity. Tables depend on the stage. */
export function coverageOf({ popularity }: Competition): Omit<Coverage, 'standings'> {
  return {
    lineups: popularity >= 18,
    tvs: popularity >= 34,
    events: popularity >= 8,
    stats: popularity >= 14,
    odds: popularity >= 12,
  };
}
