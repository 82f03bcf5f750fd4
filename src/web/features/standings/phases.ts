import type { DisplayTable } from './rows.ts';

/** Returns whether a table belongs to an earlier phase: all its teams have more matches in another one. */
export function isPast(table: DisplayTable, tables: readonly DisplayTable[]): boolean {
  const others = tables.filter((one) => one !== table).flatMap(({ rows }) => rows);
  return (
    table.rows.length > 0 &&
    table.rows.every(({ row }) =>
      others.some(
        (other) =>
          other.row.team_id === row.team_id &&
          (other.row.overall.games_played ?? 0) > (row.overall.games_played ?? 0),
      ),
    )
  );
}

/** Returns the tables with rows, without those of earlier phases. One is left if there is any, as no phase is earlier than itself. */
export const presentTables = (tables: readonly DisplayTable[]): readonly DisplayTable[] =>
  tables.filter((table) => table.rows.length > 0 && !isPast(table, tables));

/** Sorts tables of earlier phases to the end. */
export function latestFirst(tables: readonly DisplayTable[]): readonly DisplayTable[] {
  return tables.toSorted((a, b) => Number(isPast(a, tables)) - Number(isPast(b, tables)));
}
