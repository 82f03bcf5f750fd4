import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import { SIDES } from '#contract/side-of.ts';

/** What a team's finished matches of a season come to. */
export interface TeamStatistics {
  readonly team: MatchRow['teams']['home'];
  readonly matches: number;
  readonly scored: number;
  readonly conceded: number;
  readonly cleanSheets: number;
  /** Matches in which the team did not score, both teams did, or there were three goals or more. */
  readonly goalless: number;
  readonly bothScored: number;
  readonly manyGoals: number;
}

/** Returns the score of a match that is over; null before the end and without a score. */
export const finalScore = (match: MatchRow): Score | null =>
  match.phase === 'finished' ? scoreOf(match) : null;

export const haveBothScored = ([home, away]: Score) => home > 0 && away > 0;
export const hasManyGoals = ([home, away]: Score) => home + away >= 3;

/** Returns the statistics of all teams in a list of matches, by name. */
export function teamStatistics(matches: readonly MatchRow[], intl: string): readonly TeamStatistics[] {
  const teams = new Map<string, { team: TeamStatistics['team']; scores: Score[] }>();
  for (const match of matches) {
    const score = finalScore(match);
    for (const side of SIDES) {
      const team = match.teams[side];
      const scores = teams.get(team.id)?.scores ?? [];
      if (score) scores.push(side === 'home' ? score : swapSides(score));
      teams.set(team.id, { team, scores });
    }
  }
  return [...teams.values()]
    .map(({ team, scores }) => ({
      team,
      matches: scores.length,
      scored: scores.reduce((sum, [own]) => sum + own, 0),
      conceded: scores.reduce((sum, [, other]) => sum + other, 0),
      cleanSheets: scores.filter(([, other]) => other === 0).length,
      goalless: scores.filter(([own]) => own === 0).length,
      bothScored: scores.filter(haveBothScored).length,
      manyGoals: scores.filter(hasManyGoals).length,
    }))
    .sort((a, b) => a.team.name.localeCompare(b.team.name, intl));
}
