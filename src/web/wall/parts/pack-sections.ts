/** Rows under a head. */
export interface Section<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
}

/** Sizes of a page and what is on it, rem. */
export interface Measures {
  readonly height: number;
  readonly columns: number;
  readonly head: number;
  readonly row: number;
  /** Above the head of every section of a column but the first. */
  readonly gap: number;
}

/** The sections of a column. */
export type Column<S> = readonly S[];

/**
 * Divides sections into pages of columns, as many rows as are legible. The rest of a section continues under another
 * head like its own. A head is never without a row.
 */
export function packSections<Row, S extends Section<Row>>(
  sections: readonly S[],
  { height, columns, head, row, gap }: Measures,
): readonly (readonly Column<S>[])[] {
  const packed: S[][] = [];
  let left = 0;
  for (const section of sections) {
    let { rows } = section;
    while (rows.length > 0) {
      const column = packed.at(-1);
      const above = column && column.length > 0 ? gap + head : head;
      const count = Math.floor((left - above) / row + EPSILON);
      if (column === undefined || (count < 1 && column.length > 0)) {
        packed.push([]);
        left = height;
        continue;
      }
      // A column that is too low for a row has one nevertheless.
      const part = rows.slice(0, Math.max(1, count));
      column.push({ ...section, rows: part });
      rows = rows.slice(part.length);
      left -= above + part.length * row;
    }
  }
  return pagesOf(packed, columns);
}

/** Returns how many columns are side by side, all in the same unit. */
export const columnCount = (width: number, minColumnWidth: number, gap: number): number =>
  Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap)));

/** Returns columns by page. */
export const pagesOf = <C>(all: readonly C[], columns: number): readonly (readonly C[])[] =>
  Array.from({ length: Math.ceil(all.length / columns) }, (_, page) =>
    all.slice(page * columns, (page + 1) * columns),
  );

/** Sums of rem are inexact. */
export const EPSILON = 1e-6;
