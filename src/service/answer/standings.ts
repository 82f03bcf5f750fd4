import type { Season } from '#service/world/seasons/season.ts';
import type { TableSnapshot, TableSnapshotRow } from '#service/world/tables/table-snapshot.ts';
import { type StandingsTypes, typed } from './wire-types.ts';

/** Writes the overall, home or away record of a table row. */
function writeRecord(record: TableSnapshotRow['overall']) {
  return {
    games_played: record.played,
    won: record.won,
    draw: record.draw,
    lost: record.lost,
    goals_diff: record.scored - record.against,
    goals_scored: record.scored,
    goals_against: record.against,
    points: record.points,
    position: record.position,
  };
}

function writeRow(row: TableSnapshotRow, league: string, group: string, types: StandingsTypes) {
  return {
    team_id: typed(row.team, types.ids),
    team_name: row.name,
    group: league,
    group_name: group,
    overall: writeRecord(row.overall),
    home: writeRecord(row.home),
    away: writeRecord(row.away),
    total: row.overall.played,
    status: row.status,
    result: row.zone,
    points: row.overall.points,
    ...(types.form && { recent_form: row.form.join('') }),
  };
}

/**
 * Writes leagues?t=standings and standings_live (v2.2 wire, standings). One table is a flat list of rows
 * without group names, several are a list of lists with them, and a season without tables has an empty list.
 */
export function writeStandings(
  season: Season,
  league: string,
  tables: readonly TableSnapshot[],
  types: StandingsTypes,
) {
  const [only] = tables;
  const isOne = only !== undefined && tables.length === 1;
  return {
    league_id: season.competition,
    season_id: typed(season.id, types.ids),
    has_groups: tables.length > 1 ? 1 : 0,
    number_standings: tables.length,
    standings: isOne
      ? only.rows.map((row) => writeRow(row, league, '', types))
      : tables.map(({ group, rows }) => rows.map((row) => writeRow(row, league, group.name, types))),
  };
}
