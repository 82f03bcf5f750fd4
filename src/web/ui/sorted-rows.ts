/** A column by which a table is sorted, and in which direction. */
export interface SortOrder<Column extends string> {
  readonly by: Column;
  readonly isAscending: boolean;
}

/** Returns the order after a column has been pressed: its highest values first, then its lowest. */
export const orderAfter = <Column extends string>(
  order: SortOrder<Column> | null,
  column: Column,
): SortOrder<Column> => ({ by: column, isAscending: order?.by === column && !order.isAscending });

/** Returns how a table is sorted by a column, as `aria-sort`. */
export const sortOf = <Column extends string>(order: SortOrder<Column> | null, column: Column) =>
  order?.by !== column ? undefined : order.isAscending ? 'ascending' : 'descending';

/** Returns rows sorted by a value, those without one last; rows with the same value keep their order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  read: (row: Row) => number | null,
  isAscending = false,
): readonly Row[] {
  return rows.toSorted((a, b) => {
    const [x, y] = [read(a), read(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return isAscending ? x - y : y - x;
  });
}
