import type { Season } from '#service/world/season.ts';
import type { TableRow } from '#service/world/table.ts';
import type { World } from '#service/world/world.ts';

/** Games of one kind in a table row. */
function writeRecord(record: TableRow['overall']) {
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

function writeRow(row: TableRow, group: string, world: World) {
  return {
    team_id: row.team,
    team_name: world.team(row.team)?.name ?? '',
    group,
    group_name: '',
    overall: writeRecord(row.overall),
    home: writeRecord(row.home),
    away: writeRecord(row.away),
    total: row.overall.played,
    status: row.status,
    result: row.zone,
    points: row.overall.points,
    recent_form: row.form.join(''),
  };
}

/**
 * leagues?t=standings (v2.2 wire, standings): one table is a flat list of rows; a season without a table, such as
 * a cup's, has none.
 */
export function writeStandings(
  season: Season,
  league: string,
  table: readonly TableRow[] | null,
  world: World,
) {
  return {
    league_id: season.competition,
    season_id: season.id,
    has_groups: 0,
    number_standings: table === null ? 0 : 1,
    standings: (table ?? []).map((row) => writeRow(row, league, world)),
  };
}
