import type { StandingsRow } from '#contract/records/standings.ts';
import { type Meeting, meetingsOf } from '#contract/table/meetings.ts';

const WIN = 3;

const earnedPoints = ({ overall: { won, draw } }: StandingsRow): number => WIN * (won ?? 0) + (draw ?? 0);

/** Returns the points of a row that its results do not explain. */
export function unexplainedPoints(row: StandingsRow): number {
  const { points, won, draw } = row.overall;
  return points === null || won === null || draw === null ? 0 : points - earnedPoints(row);
}

/** Returns whether the points of earlier matches were halved: most rows lack some, at most half of what was earned. */
export function areHalved(rows: readonly StandingsRow[]): boolean {
  const isHalved = (row: StandingsRow) => {
    const missing = -unexplainedPoints(row);
    return missing > 0 && 2 * missing <= earnedPoints(row) + 1;
  };
  return rows.filter(isHalved).length * 2 > rows.length;
}

/**
 * Returns the teams whose points were rounded down when they were halved. The matches after the split are those later
 * than the last one against a team of another table.
 */
export function roundedDown(
  rows: readonly StandingsRow[],
  matches: readonly (Meeting<string> & { readonly at: number })[],
): ReadonlySet<string> {
  if (!areHalved(rows)) return new Set();
  const teams = new Set(rows.map(({ team_id }) => team_id));
  const lastBefore = Math.max(
    ...matches.filter(({ home, away }) => teams.has(home) !== teams.has(away)).map(({ at }) => at),
  );
  const after = matches.filter(({ at }) => at > lastBefore);
  const isRounded = (row: StandingsRow) => {
    const before = earnedPoints(row) - meetingsOf(after, row.team_id, teams).points;
    return -2 * unexplainedPoints(row) === before + 1;
  };
  return new Set(rows.filter(isRounded).map(({ team_id }) => team_id));
}
