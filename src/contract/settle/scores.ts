import { isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { AFTER_PENALTIES, BEYOND_NINETY, FINISHED } from '#contract/status.ts';
import { isPlaced, sideGoals } from './goal-limits.ts';
import { type MatchRule, withScores } from './match-rule.ts';
import { playedScore } from './phase-limits.ts';

const PHASES = ['et_score', 'ft_score', 'ht_score'] as const;

const sum = ([home, away]: Score) => home + away;
const isAtLeast = (later: Score, earlier: Score) => later[0] >= earlier[0] && later[1] >= earlier[1];

/** Returns the score after the phases that were played; null where it is none of them. */
function lastScore({ status, scores: { et_score: et, ft_score: ft } }: MatchRow): Score | null {
  // Some feeds send the goals of extra time alone, or 0-0 for a match without it.
  if (et && sum(et) > 0) return !ft || isAtLeast(et, ft) ? et : null;
  return ft ?? (BEYOND_NINETY.has(status) ? et : null);
}

/** The score that only its phases have. */
export const finalScore: MatchRule = (match) => {
  const { home_score, away_score } = match.scores;
  const score = lastScore(match);
  const isMissing = FINISHED.has(match.status) && home_score === null && away_score === null;
  return isMissing && score ? withScores(match, { home_score: score[0], away_score: score[1] }) : match;
};

export const kicksInScore: MatchRule = (match) => {
  const { et_score, ft_score, ps_score } = match.scores;
  const final = playedScore(match);
  if (!final || !ps_score || sum(ps_score) === 0) return match;
  const played = et_score && (!ft_score || isAtLeast(et_score, ft_score)) ? et_score : ft_score;
  if (!played) return match;
  const hasKicks = final[0] === played[0] + ps_score[0] && final[1] === played[1] + ps_score[1];
  return hasKicks ? withScores(match, { home_score: played[0], away_score: played[1] }) : match;
};

export const phaseScore: MatchRule = (match) => {
  let later = playedScore(match);
  if (!later) return match;
  let settled = match;
  for (const phase of PHASES) {
    const score: Score | null = match.scores[phase];
    if (!score) continue;
    // No goal follows extra time, so its score is the final one.
    const isLate = phase !== 'et_score' || isAtLeast(score, later);
    if (!isLate || !isAtLeast(later, score)) settled = withScores(settled, { [phase]: null });
    else later = score;
  }
  return settled;
};

export const phaseGoals: MatchRule = (match) => {
  const goals = (match.events ?? []).filter(isGoal);
  const sides = sideGoals(match);
  const hasEach = sides.every(({ limit, room }) => limit.name !== 'final' || room === 0);
  return sides
    .filter(({ limit, room }) => {
      const isComplete = hasEach && goals.every((goal) => isPlaced(goal, limit));
      return limit.name !== 'final' && (room < 0 || (isComplete && room > 0));
    })
    .reduce((settled, { limit }) => withScores(settled, { [limit.name]: null }), match);
};

export const winner: MatchRule = (match) => {
  const { phase, status, teams, scores, winner_team_id, leg, aggregate_id } = match;
  // Kicks decide a match that is level, or a tie, whose second leg need not be.
  const score = status === AFTER_PENALTIES ? scores.ps_score : playedScore(match);
  if (phase !== 'finished' || !winner_team_id || leg !== null || aggregate_id !== null || !score)
    return match;
  if (score[0] === score[1]) return match;
  const { id } = score[0] > score[1] ? teams.home : teams.away;
  return id === winner_team_id ? match : { ...match, winner_team_id: id };
};
