import type { Standings, StandingsRow } from '#contract/records/standings.ts';
import { inView, type View } from './view.ts';
import { type Zone, zonesOf } from './zones.ts';

/** A row ready to be shown. */
export interface TableRow {
  readonly row: StandingsRow;
  /** The matches that are looked at: all, or those at home or away. */
  readonly record: StandingsRow[View];
  readonly position: number | null;
  /** How many places up (positive) or down since the table of this morning; null where nobody knows. */
  readonly moved: number | null;
  /** The zone that the place leads to; null for none. */
  readonly zone: Zone | null;
  /** Below it another zone begins. */
  readonly isEdge: boolean;
  /** The last results, newest last: letters of `W D L`. */
  readonly form: readonly string[];
  /** Points that the results do not explain; 0 for none. */
  readonly adjusted: number;
}

export interface Table {
  readonly name: string | null;
  readonly rows: readonly TableRow[];
  /** What places lead to, in the order of the table. */
  readonly zones: readonly Zone[];
}

/** What a table is made by besides the rows. */
interface Asked {
  readonly view?: View;
  /** The last results of each team in that view, where the service tells none. */
  readonly forms?: ReadonlyMap<string, readonly string[]>;
}

const WIN = 3;

/** Points of a row that its results do not explain. */
function unexplained({ overall: { points, won, draw } }: StandingsRow): number {
  return points === null || won === null || draw === null ? 0 : points - (WIN * won + draw);
}

/**
 * The tables of a season as they stand, with what has moved since an earlier one. Overall the rows stand as the
 * service tells them.
 *
 * @param before the tables of this morning; null as long as they are not known
 */
export function tablesOf(
  now: Standings,
  before: Standings | null,
  { view = 'overall', forms }: Asked = {},
): readonly Table[] {
  return now.tables.map(({ name, rows }) => {
    const zones = zonesOf(rows);
    // A team may stand in several tables: before and after a split.
    const then = before?.tables.find((one) => one.name === name);
    const earlier = new Map(inView(then?.rows ?? [], view).map((one) => [one.row.team_id, one]));
    // Where points were carried over or halved most rows are so: that is no decision against a club.
    const adjusted = rows.filter((row) => unexplained(row) !== 0).length;
    const isDecided = adjusted * 2 < rows.length;
    return {
      name,
      zones,
      rows: inView(rows, view).map(({ row, position }, at, all) => {
        const next = all[at + 1];
        const was = earlier.get(row.team_id);
        const form = view === 'overall' ? (row.recent_form ?? was?.row.recent_form ?? null) : null;
        const from = was?.position ?? null;
        return {
          row,
          record: row[view],
          position,
          moved: from === null || position === null ? null : from - position,
          zone: view === 'overall' ? (zones.find(({ name }) => name === row.result) ?? null) : null,
          isEdge: view === 'overall' && next !== undefined && next.row.result !== row.result,
          form: [...(form ?? forms?.get(row.team_id) ?? '')].filter((letter) => 'WDL'.includes(letter)),
          adjusted: isDecided ? unexplained(row) : 0,
        };
      }),
    };
  });
}

/** The tables in which one of the teams stands; all, if neither does. */
export function tablesWith(tables: readonly Table[], teams: readonly string[]): readonly Table[] {
  const found = tables.filter(({ rows }) => rows.some(({ row }) => teams.includes(row.team_id)));
  return found.length > 0 ? found : tables;
}
