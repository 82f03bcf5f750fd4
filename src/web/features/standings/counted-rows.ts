import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { scoreOf, swapSides } from '#contract/score.ts';
import type { Side } from '#contract/side-of.ts';
import { pointsOf } from '#contract/table/points.ts';

type Table = StandingsRecord['tables'][number];

/** The tables of a season as they stand, and without the matches in play; null if unknown. */
export interface TableStates {
  readonly standings: StandingsRecord;
  readonly official: StandingsRecord | null;
}

/** A team's row in which a match in play counts, and the score with which it counts, own goals first. */
interface CountedScore {
  readonly table: Table;
  readonly row: StandingsRow;
  readonly score: Score;
}

const playedIn = (row: StandingsRow) => row.overall.games_played ?? 0;
const rowOf = (table: Table | undefined, teamId: string) =>
  table?.rows.find(({ team_id }) => team_id === teamId);

/**
 * Returns the score with which a match in play counts in a row; null if it does not count there. The list of matches may
 * be a goal ahead of the table or behind it, so what the row has beyond the official table decides.
 */
function countedScore(row: StandingsRow, official: StandingsRow | undefined, score: Score): Score | null {
  if (!official) return score;
  const played = playedIn(row) - playedIn(official);
  if (played === 0) return null;
  const gained = (key: 'goals_scored' | 'goals_against') =>
    (row.overall[key] ?? 0) - (official.overall[key] ?? 0);
  const counted: Score = [gained('goals_scored'), gained('goals_against')];
  const isNear = counted.every((goals, side) => goals >= 0 && Math.abs(goals - (score[side] ?? 0)) <= 1);
  return played === 1 && isNear ? counted : score;
}

/**
 * Returns where a match in play counts for a side: in its table and in the one of all conferences, but neither in one of
 * an earlier stage nor, for a knock-out match, in that of its group.
 */
export function countedScores(
  { standings, official }: TableStates,
  match: MatchRow,
  side: Side,
): readonly CountedScore[] {
  const score = match.phase === 'live' ? scoreOf(match) : null;
  if (score === null) return [];
  const teamId = match.teams[side].id;
  const counted = standings.tables.flatMap((table): readonly CountedScore[] => {
    const row = rowOf(table, teamId);
    if (!row) return [];
    const officialTable = official?.tables.find(({ name }) => name === table.name);
    const own = countedScore(row, rowOf(officialTable, teamId), side === 'home' ? score : swapSides(score));
    return own ? [{ table, row, score: own }] : [];
  });
  const mostPlayed = Math.max(...counted.map(({ row }) => playedIn(row)));
  return counted.filter(({ row }) => playedIn(row) === mostPlayed);
}

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

type Counts = StandingsRow['overall'];

function countsAfter(record: Counts, score: Score | null, counted: Score | null): Counts {
  const [added, removed] = [countsOf(score), countsOf(counted)];
  const after = (key: (typeof COUNTS)[number]) => (record[key] ?? 0) + added[key] - removed[key];
  return {
    ...record,
    games_played: after('games_played'),
    won: after('won'),
    draw: after('draw'),
    lost: after('lost'),
    goals_scored: after('goals_scored'),
    goals_against: after('goals_against'),
    goals_diff: after('goals_scored') - after('goals_against'),
    points: after('points'),
  };
}

/**
 * Returns a team's row in which a match counts with another score. Scores have the team's own goals first; null is a match
 * that does not count.
 *
 * @param side where the team plays
 * @param counted the score with which the match counts in the row
 */
export function rowAfter(
  row: StandingsRow,
  side: Side,
  score: Score | null,
  counted: Score | null = null,
): StandingsRow {
  return {
    ...row,
    overall: countsAfter(row.overall, score, counted),
    [side]: countsAfter(row[side], score, counted),
  };
}
