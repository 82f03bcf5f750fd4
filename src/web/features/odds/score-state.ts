import type { MatchRow } from '#contract/records/match.ts';
import { isGoal } from '#web/format/goal.ts';
import type { ScoreState } from './valid-prices.ts';

/** Returns the score and last goal of a live match, which decide whether prices are valid. */
export function scoreStateOf({
  scores: { home_score, away_score },
  events,
}: Pick<MatchRow, 'scores' | 'events'>): ScoreState {
  const goals = (events ?? []).filter(isGoal).map(({ timestamp }) => timestamp ?? 0);
  return {
    score: home_score === null || away_score === null ? null : [home_score, away_score],
    lastGoal: Math.max(0, ...goals) || null,
  };
}
