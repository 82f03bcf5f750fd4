import type { Match } from '#contract/records/match.ts';

/** Returns whether the second leg has to be searched for: only second legs name their tie. */
export function isFirstLeg({ id, aggregate_id, leg }: Pick<Match, 'id' | 'aggregate_id' | 'leg'>): boolean {
  return aggregate_id === id || (aggregate_id === null && leg === '1/2');
}
