import { isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import { FINISHED } from '#contract/status.ts';
import { countGoals, isTimed } from './goal-limits.ts';
import { type MatchRule, withScores } from './match-rule.ts';
import { phaseLimits, playedScore } from './phase-limits.ts';

const PHASES = ['et_score', 'ft_score', 'ht_score'] as const;

/** The score that only its phases have. */
export const finalScore: MatchRule = (match) => {
  const { home_score, away_score, et_score, ft_score } = match.scores;
  const score = et_score ?? ft_score;
  const isMissing = FINISHED.has(match.status) && home_score === null && away_score === null;
  return isMissing && score ? withScores(match, { home_score: score[0], away_score: score[1] }) : match;
};

export const kicksInScore: MatchRule = (match) => {
  const { et_score, ft_score, ps_score } = match.scores;
  const [final, played] = [playedScore(match), et_score ?? ft_score];
  if (!final || !played || !ps_score || ps_score[0] + ps_score[1] === 0) return match;
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
    if (score[0] > later[0] || score[1] > later[1]) settled = withScores(settled, { [phase]: null });
    else later = score;
  }
  return settled;
};

export const phaseGoals: MatchRule = (match) => {
  const goals = (match.events ?? []).filter(isGoal);
  if (goals.length === 0) return match;
  const limits = phaseLimits(match).map((limit) => {
    const { home, away } = countGoals(match, limit);
    return { limit, rooms: [limit.score[0] - home, limit.score[1] - away] };
  });
  const isComplete =
    limits.at(-1)?.rooms.every((room) => room === 0) === true && goals.every((goal) => isTimed(goal));
  return limits
    .slice(0, -1)
    .filter(({ rooms }) => rooms.some((room) => room < 0 || (isComplete && room > 0)))
    .reduce((settled, { limit }) => withScores(settled, { [limit.name]: null }), match);
};

export const winner: MatchRule = (match) => {
  const { phase, teams, winner_team_id, leg, aggregate_id } = match;
  const score = playedScore(match);
  if (phase !== 'finished' || !winner_team_id || leg !== null || aggregate_id !== null || !score)
    return match;
  if (score[0] === score[1]) return match;
  const { id } = score[0] > score[1] ? teams.home : teams.away;
  return id === winner_team_id ? match : { ...match, winner_team_id: id };
};
