import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { rankTeams } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { countedMatches, tieBreakContext, toStanding } from './tie-break-reasons.ts';

type Table = StandingsRecord['tables'][number];

interface OrderOptions {
  /** The rule of the competition; null where teams level on points keep the service's order. */
  readonly rule: TableRule | null;
  /** The season's matches, as the changed rows count them. */
  readonly matches: readonly MatchRow[];
}

/** Returns a table with changed rows, by team, in their order; zones belong to the places. */
export function withRows(
  table: Table,
  changedRows: ReadonlyMap<string, StandingsRow>,
  { rule, matches }: OrderOptions,
): Table {
  if (changedRows.size === 0) return table;
  const after = table.rows.map((row) => changedRows.get(row.team_id) ?? row);
  const order = rule
    ? rankTeams(after.map(toStanding), rule, tieBreakContext(after, countedMatches(matches))).map(
        ({ team }) => team,
      )
    : after
        .toSorted((a, b) => (b.overall.points ?? 0) - (a.overall.points ?? 0))
        .map(({ team_id }) => team_id);
  const byId = new Map(after.map((row) => [row.team_id, row]));
  const rows = order.flatMap((teamId, at) => {
    const row = byId.get(teamId);
    const place = table.rows[at];
    if (!row || !place) return [];
    const { result, status } = place;
    return [{ ...row, result, status, overall: { ...row.overall, position: at + 1 } }];
  });
  return { ...table, rows };
}
