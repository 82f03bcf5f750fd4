import { isGoal } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import type { ScoreState } from './valid-prices.ts';

/** Returns the score and last goal of a live match, which decide whether prices are valid. */
export function scoreStateOf(match: Pick<MatchRow, 'scores' | 'events'>): ScoreState {
  const goals = (match.events ?? []).filter(isGoal).map(({ timestamp }) => timestamp ?? 0);
  return { score: scoreOf(match), lastGoal: Math.max(0, ...goals) || null };
}
