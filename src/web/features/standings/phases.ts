import type { Table } from './rows.ts';

/** Whether a table belongs to a part of the season that is over: all its teams have played on in another one. */
export function isPast(table: Table, tables: readonly Table[]): boolean {
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

/** Tables in the order of the service, those of a part of the season that is over behind the others. */
export function latestFirst(tables: readonly Table[]): readonly Table[] {
  return [
    ...tables.filter((table) => !isPast(table, tables)),
    ...tables.filter((table) => isPast(table, tables)),
  ];
}
