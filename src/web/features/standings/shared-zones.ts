import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { rankTeams } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { tieBreakContext, toStanding } from './tie-break-reasons.ts';

type Table = StandingsRecord['tables'][number];

/** Whether one of the tables has the teams of all others and no zones, as that of all conferences. */
function haveOverallTable(tables: readonly Table[]): boolean {
  const teamCount = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  return tables.some(
    ({ rows }) => rows.length * 2 === teamCount && rows.every(({ result }) => result === null),
  );
}

/** Sorts teams of different tables, best first; they are compared without the matches between them. */
function bestFirst(rows: readonly StandingsRow[], rule: TableRule): readonly string[] {
  const context = { ...tieBreakContext([], []), haveMet: () => false };
  return rankTeams(rows.map(toStanding), rule, context).map(({ team }) => team);
}

/**
 * Returns tables with the zones of their teams. Conferences share zones: of the teams at the same place of each, the best
 * have the better zone. In other tables a zone belongs to its place, which `after` has already.
 *
 * @param now the tables as they stand
 */
export function withSharedZones(
  now: readonly Table[],
  after: readonly Table[],
  rule: TableRule,
): readonly Table[] {
  if (!haveOverallTable(now)) return after;
  const zoneOf = new Map<string, Pick<StandingsRow, 'result' | 'status'>>();
  const hasZones = ({ rows }: Table) => rows.some(({ result }) => result !== null);
  const maxPlaces = Math.max(...now.map(({ rows }) => rows.length));
  for (let place = 0; place < maxPlaces; place += 1) {
    const rowsAt = (tables: readonly Table[]) =>
      tables.filter(hasZones).flatMap(({ rows }) => rows[place] ?? []);
    const zones = new Map(rowsAt(now).map(({ team_id, result, status }) => [team_id, { result, status }]));
    const order = bestFirst(rowsAt(now), rule);
    for (const [at, team] of bestFirst(rowsAt(after), rule).entries()) {
      const zone = zones.get(order[at] ?? '');
      if (zone) zoneOf.set(team, zone);
    }
  }
  return after.map((table) =>
    hasZones(table)
      ? { ...table, rows: table.rows.map((row) => ({ ...row, ...zoneOf.get(row.team_id) })) }
      : table,
  );
}
