import { isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import { PERIODS, placeOfPeriod } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { BEYOND_NINETY, DECIDED, FINISHED, HALF_TIME } from '#contract/status.ts';

/** How many goals each side can have in the first periods of a match. */
export interface PhaseLimit {
  /** Number of periods; infinite: the whole match. */
  readonly periods: number;
  readonly name: 'ht_score' | 'ft_score' | 'final';
  readonly score: Score;
}

/** Whether a match has come to a period by its clock or by a goal in it; many matches in play have neither clock nor period. */
function hasReached({ status_period, events = [] }: MatchRow, place: number): boolean {
  const clock = (PERIODS as readonly string[]).indexOf(status_period?.toLowerCase() ?? '');
  return clock >= place || events.some((event) => isGoal(event) && placeOfPeriod(event) >= place);
}

function isFirstHalfOver(match: MatchRow): boolean {
  const { status } = match;
  return status === HALF_TIME || FINISHED.has(status) || areNinetyOver(match) || hasReached(match, 1);
}

/** Whether extra time or a shoot-out has begun, which some feeds call "in play" or "finished" alone. */
export const areNinetyOver = (match: MatchRow) => BEYOND_NINETY.has(match.status) || hasReached(match, 2);

/** Returns the score that goals are compared with; null without a score, and where the score is a decision. */
export function playedScore({ status, scores }: MatchRow): Score | null {
  const { home_score, away_score } = scores;
  return home_score === null || away_score === null || DECIDED.has(status) ? null : [home_score, away_score];
}

const wholeMatch = (score: Score): PhaseLimit => ({
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
  if (ft_score && areNinetyOver(match)) limits.unshift({ periods: 2, name: 'ft_score', score: ft_score });
  if (ht_score && isFirstHalfOver(match)) limits.unshift({ periods: 1, name: 'ht_score', score: ht_score });
  return limits;
}
