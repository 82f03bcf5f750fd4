import type { Competition } from './competition.ts';
import type { Coverage } from './fixture.ts';

/**
 * What is covered of a competition's matches: the more the world watches it, the more is written. Whether there
 * are tables is a matter of its stages.
 */
export function coverageOf({ popularity }: Competition): Omit<Coverage, 'standings'> {
  return {
    lineups: popularity >= 18,
    tvs: popularity >= 34,
    events: popularity >= 8,
    stats: popularity >= 14,
    odds: popularity >= 12,
  };
}
