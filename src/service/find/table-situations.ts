import { HOUR_S } from '#contract/durations.ts';
import { ruleOf } from '#service/world/tables/table-rule.ts';
import type { TableSnapshotRow } from '#service/world/tables/table-snapshot.ts';
import type { Look } from './sighting.ts';

/**
 * Returns two neighbours tied on points of which the lower one has the better goal difference: their own matches
 * separate them.
 */
function partedByMeetings(
  rows: readonly TableSnapshotRow[],
): readonly [TableSnapshotRow, TableSnapshotRow] | null {
  const difference = ({ overall }: TableSnapshotRow) => overall.scored - overall.against;
  const at = rows.findIndex((row, place) => {
    const next = rows[place + 1];
    return next && row.overall.points === next.overall.points && difference(row) < difference(next);
  });
  const [upper, lower] = [rows[at], rows[at + 1]];
  return upper && lower ? [upper, lower] : null;
}

/** Finds the hour before a match of a league whose table is separated by head-to-head, as its rule demands. */
export const headToHead: Look = ({ competition, season, frame, week }, world) => {
  // Not all teams have met twice before the second half of the season.
  if (competition.tier === null || week * 2 <= season.rounds) return [];
  if (typeof ruleOf(world, competition)[1] !== 'object') return [];
  const at = frame.kickOff - HOUR_S;
  const tiedRows = world.tables(season.id, at, true).flatMap(({ rows }) => partedByMeetings(rows) ?? []);
  const [upper, lower] = tiedRows;
  if (!upper || !lower) return [];
  return [{ at, note: `${upper.name} above ${lower.name} by their own matches (${competition.name})` }];
};

/** Finds a deduction of points, which is announced with the club's next match. */
export const pointsDeducted: Look = ({ note }) =>
  note === null ? [] : [{ at: note.from, note: `a decision: ${note.text}` }];
