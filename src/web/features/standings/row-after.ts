import type { Score } from '#contract/parse/score.ts';
import type { StandingsRow } from '#contract/records/standings.ts';
import { pointsOf } from '#contract/table/points.ts';

/** The numbers of a row that a match changes. */
export const COUNTS = [
  'games_played',
  'won',
  'draw',
  'lost',
  'goals_scored',
  'goals_against',
  'points',
] as const;

/** Returns what a match adds to a row; nothing while it does not count. */
function countsOf(score: Score | null): Readonly<Record<(typeof COUNTS)[number], number>> {
  const [own, other] = score ?? [0, 0];
  return {
    games_played: score ? 1 : 0,
    won: own > other ? 1 : 0,
    draw: score && own === other ? 1 : 0,
    lost: own < other ? 1 : 0,
    goals_scored: own,
    goals_against: other,
    points: score ? pointsOf(own, other) : 0,
  };
}

/**
 * Returns a team's row in which a match counts with another score. Scores have the team's own goals first.
 *
 * @param counted the score with which the match counts in the row; null if it does not count yet
 */
export function rowAfter(row: StandingsRow, score: Score, counted: Score | null = null): StandingsRow {
  const [added, removed] = [countsOf(score), countsOf(counted)];
  const after = (key: (typeof COUNTS)[number]) => (row.overall[key] ?? 0) + added[key] - removed[key];
  const overall = {
    ...row.overall,
    games_played: after('games_played'),
    won: after('won'),
    draw: after('draw'),
    lost: after('lost'),
    goals_scored: after('goals_scored'),
    goals_against: after('goals_against'),
    goals_diff: after('goals_scored') - after('goals_against'),
    points: after('points'),
  };
  return { ...row, overall };
}
