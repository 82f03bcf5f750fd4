import { letterOf } from '#contract/loser-of.ts';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import { otherSide, type Side } from '#contract/side-of.ts';

export interface TeamResult {
  readonly side: Side;
  readonly opponent: MatchRow['teams']['home'];
  /** Own goals first; null while unknown. */
  readonly score: Score | null;
  readonly letter: ReturnType<typeof letterOf>;
}

export function teamResult(match: MatchRow, teamId: string): TeamResult {
  const { teams } = match;
  const side = teams.away.id === teamId ? 'away' : 'home';
  const opponent = teams[otherSide(side)];
  const score = scoreOf(match);
  if (!score) return { side, opponent, score: null, letter: null };
  const own = side === 'home' ? score : swapSides(score);
  return { side, opponent, score: own, letter: letterOf(match, side) };
}
