import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { Side } from '#contract/side-of.ts';

/** Returns the score of a match; null while it has none. */
export function scoreOf({ scores }: Pick<MatchRow, 'scores'>): Score | null {
  const { home_score, away_score } = scores;
  return home_score === null || away_score === null ? null : [home_score, away_score];
}

export const swapSides = ([home, away]: Score): Score => [away, home];

/** Returns the score after another goal of a side. */
export const addGoal = ([home, away]: Score, side: Side): Score =>
  side === 'home' ? [home + 1, away] : [home, away + 1];
