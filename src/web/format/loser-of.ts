import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';

/** Returns the side that lost a match, in a shoot-out if the match was level; null for none. */
export function loserOf(match: Pick<MatchRow, 'scores'>): Side | null {
  const score = scoreOf(match);
  const isLevel = score !== null && score[0] === score[1];
  const [home, away] = (isLevel ? match.scores.ps_score : score) ?? [0, 0];
  return home === away ? null : home < away ? 'home' : 'away';
}
