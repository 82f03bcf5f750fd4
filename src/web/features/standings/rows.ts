import type { Standings, StandingsRow } from '#contract/records/standings.ts';

/** A row ready to be shown. */
export interface TableRow {
  readonly row: StandingsRow;
  /** How many places up (positive) or down since the table of this morning; null where nobody knows. */
  readonly moved: number | null;
  /** The zone that the place leads to, by its number in the legend; null for none. */
  readonly zone: number | null;
  /** Below it another zone begins. */
  readonly isEdge: boolean;
  /** The last results, newest last: letters of `W D L`. */
  readonly form: readonly string[];
}

/** What a place leads to, in words, and the letter that stands for it beside its places. */
export interface Zone {
  readonly name: string;
  readonly letter: string;
}

export interface Table {
  readonly name: string | null;
  readonly rows: readonly TableRow[];
  /** What places lead to, in the order of the table. */
  readonly zones: readonly Zone[];
}

/** The place of a row; the wire's 0 is none. */
export const position = ({ overall }: StandingsRow) => overall.position || null;

/** The first letter of each name that none before it has taken. */
function lettered(names: readonly string[]): readonly Zone[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = (name.match(/\p{L}/gu) ?? []).map((letter) => letter.toUpperCase());
    const letter = letters.find((one) => !taken.has(one)) ?? '';
    taken.add(letter);
    return { name, letter };
  });
}

/**
 * The tables of a season as they stand, with what has moved since an earlier one. Rows stand as the service tells
 * them.
 *
 * @param before the tables of this morning; null as long as they are not known
 */
export function tablesOf(now: Standings, before: Standings | null): readonly Table[] {
  const earlier = new Map(
    before?.tables.flatMap(({ rows }) => rows.map((row) => [row.team_id, row] as const)),
  );
  return now.tables.map(({ name, rows }) => {
    const zones = [...new Set(rows.flatMap(({ result }) => result ?? []))];
    return {
      name,
      zones: lettered(zones),
      rows: rows.map((row, at) => {
        const next = rows[at + 1];
        const [was, is] = [earlier.get(row.team_id), position(row)];
        const from = was ? position(was) : null;
        return {
          row,
          moved: from === null || is === null ? null : from - is,
          zone: row.result === null ? null : zones.indexOf(row.result),
          isEdge: next !== undefined && next.result !== row.result,
          form: [...(row.recent_form ?? was?.recent_form ?? '')].filter((letter) => 'WDL'.includes(letter)),
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
