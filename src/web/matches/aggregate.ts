import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';

type Leg = Pick<MatchRow, 'id' | 'aggregate_id' | 'teams' | 'scores'>;

/**
 * Returns the score of a first leg from the home side of the second one; null without one.
 *
 * @param related may also be another match than the first leg
 */
export function firstLegScore({ aggregate_id, teams }: Leg, related: Leg | null): Score | null {
  const firstLeg = related?.id === aggregate_id ? related : null;
  const score = firstLeg && scoreOf(firstLeg);
  return score && (firstLeg.teams.home.id === teams.away.id ? swapSides(score) : score);
}

/** Returns the aggregate score from this match's home side; null while a leg has no score. */
export function aggregate(match: Leg, related: Leg | null): Score | null {
  const [score, before] = [scoreOf(match), firstLegScore(match, related)];
  return score && before && [score[0] + before[0], score[1] + before[1]];
}
