import type { StandingsRecord, StandingsRow } from '#contract/records/standings.ts';
import { areHalved, unexplainedPoints } from './halved-points.ts';
import { rowsInView, type View } from './view.ts';
import { type Zone, zonesOf } from './zones.ts';

export interface DisplayRow {
  readonly row: StandingsRow;
  /** The record of the view: all matches, or those at home or away. */
  readonly record: StandingsRow[View];
  readonly position: number | null;
  /** Places gained (positive) or lost against other tables, such as the official ones; null if unknown. */
  readonly movement: number | null;
  /** The zone of the place; null for none. */
  readonly zone: Zone | null;
  /** Whether another zone begins below. */
  readonly isEdge: boolean;
  /** The last results, newest last: letters of `W D L`. */
  readonly form: readonly string[];
  /** Points that the results do not explain; 0 for none. */
  readonly adjusted: number;
}

export interface DisplayTable {
  readonly name: string | null;
  readonly rows: readonly DisplayRow[];
  readonly zones: readonly Zone[];
  /** Whether the points of earlier matches were halved, so that the results in its columns do not add up to them. */
  readonly isHalved: boolean;
}

interface TableOptions {
  readonly view?: View;
  /** The form of each team in the view, where the service has none. */
  readonly forms?: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns the tables of a season with the movement of teams against other tables. The overall view keeps the
 * service's order.
 *
 * @param base the tables to compare with; null while unknown
 */
export function displayTables(
  now: StandingsRecord,
  base: StandingsRecord | null,
  { view = 'overall', forms }: TableOptions = {},
): readonly DisplayTable[] {
  return now.tables.map(({ name, rows }) => {
    const zones = zonesOf(rows);
    // A team may be in several tables: before and after a split.
    const baseTable = base?.tables.find((one) => one.name === name);
    const baseRows = new Map(rowsInView(baseTable?.rows ?? [], view).map((one) => [one.row.team_id, one]));
    // If most rows differ, points were carried over or halved: no decision against a club.
    const adjusted = rows.filter((row) => unexplainedPoints(row) !== 0).length;
    const hasDecisions = view === 'overall' && adjusted * 2 < rows.length;
    return {
      name,
      zones,
      isHalved: view === 'overall' && areHalved(rows),
      rows: rowsInView(rows, view).map(({ row, position }, at, all) => {
        const next = all[at + 1];
        const baseRow = baseRows.get(row.team_id);
        const form = view === 'overall' ? (row.recent_form ?? baseRow?.row.recent_form ?? null) : null;
        const from = baseRow?.position ?? null;
        return {
          row,
          record: row[view],
          position,
          movement: from === null || position === null ? null : from - position,
          zone: view === 'overall' ? (zones.find(({ name }) => name === row.result) ?? null) : null,
          isEdge: view === 'overall' && next !== undefined && next.row.result !== row.result,
          form: [...(form ?? forms?.get(row.team_id) ?? '')].filter((letter) => 'WDL'.includes(letter)),
          adjusted: hasDecisions ? unexplainedPoints(row) : 0,
        };
      }),
    };
  });
}

/** Returns the tables that contain one of the teams, or all if none does. */
export function tablesWith(
  tables: readonly DisplayTable[],
  teams: readonly string[],
): readonly DisplayTable[] {
  const matching = tables.filter(({ rows }) => rows.some(({ row }) => teams.includes(row.team_id)));
  return matching.length > 0 ? matching : tables;
}

/** Returns the form of each team in tables. */
export function formsOf(tables: readonly DisplayTable[]): ReadonlyMap<string, readonly string[]> {
  return new Map(tables.flatMap(({ rows }) => rows.map(({ row, form }) => [row.team_id, form] as const)));
}
