import type { Score } from '#contract/parse/score.ts';
import { PERIODS } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY, FINISHED, HALF_TIME } from '#contract/status.ts';

/** How many goals each side can have in the first periods of a match. */
export interface PhaseLimit {
  /** Number of periods; infinite: the whole match. */
  readonly periods: number;
  readonly name: 'ht_score' | 'ft_score' | 'final';
  readonly score: Score;
}

const AWARDED = 9;

function isFirstHalfOver({ status, status_period }: MatchRow): boolean {
  if (status === HALF_TIME || FINISHED.has(status) || BEYOND_NINETY.has(status)) return true;
  return status_period !== null && status_period.toLowerCase() !== PERIODS[0];
}

/** Returns the score that goals are compared with; null without a score, and where the score is a decision. */
export function playedScore({ status, scores }: MatchRow): Score | null {
  const { home_score, away_score } = scores;
  return home_score === null || away_score === null || status === AWARDED ? null : [home_score, away_score];
}

export const wholeMatch = (score: Score): PhaseLimit => ({
  periods: Number.POSITIVE_INFINITY,
  name: 'final',
  score,
});

/** Returns the limits of a match in the order of play: the scores of phases that are over, and the final or current one. */
export function phaseLimits(match: MatchRow): readonly PhaseLimit[] {
  const score = playedScore(match);
  if (!score) return [];
  const { ht_score, ft_score } = match.scores;
  const limits: PhaseLimit[] = [wholeMatch(score)];
  if (ft_score && BEYOND_NINETY.has(match.status))
    limits.unshift({ periods: 2, name: 'ft_score', score: ft_score });
  if (ht_score && isFirstHalfOver(match)) limits.unshift({ periods: 1, name: 'ht_score', score: ht_score });
  return limits;
}
