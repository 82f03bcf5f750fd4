import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { rankTeams } from '#contract/table/rank-teams.ts';
import type { TableRule } from '#contract/table/rules.ts';
import { countedMatches, tieBreakContext, toStanding } from './tie-break-reasons.ts';

type Table = StandingsRecord['tables'][number];

interface OrderOptions {
  readonly rule: TableRule;
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
  const context = tieBreakContext(after, countedMatches(matches));
  const byId = new Map(after.map((row) => [row.team_id, row]));
  const rows = rankTeams(after.map(toStanding), rule, context).flatMap(({ team }, at) => {
    const row = byId.get(team);
    const place = table.rows[at];
    if (!row || !place) return [];
    const { result, status } = place;
    return [{ ...row, result, status, overall: { ...row.overall, position: at + 1 } }];
  });
  return { ...table, rows };
}
