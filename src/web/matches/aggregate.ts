import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';

type Leg = Pick<MatchRow, 'teams' | 'scores'>;

/** Returns the score of a first leg from the home side of the second one; null without one. */
export function firstLegScore({ teams }: Leg, firstLeg: Leg | null): Score | null {
  const score = firstLeg && scoreOf(firstLeg);
  return score && (firstLeg.teams.home.id === teams.away.id ? swapSides(score) : score);
}

/** Returns the aggregate score from this match's home side; null while a leg has no score. */
export function aggregate(match: Leg, firstLeg: Leg | null): Score | null {
  const [score, before] = [scoreOf(match), firstLegScore(match, firstLeg)];
  return score && before && [score[0] + before[0], score[1] + before[1]];
}
