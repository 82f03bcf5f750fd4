import { type Column, recordOf } from './columns.ts';
import type { FeedFrame } from './feed-frame.ts';

/** Rows of one kind with their columns. */
export interface FeedTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Returns a table with a line of names (RFC 4180). A text that a spreadsheet would take for a formula begins with `'`. */
export async function writeCsv<Row>({ columns, rows }: FeedTable<Row>, frame: FeedFrame): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    rows.map((row) => columns.map(({ cell }) => cell(row, frame))),
    {
      header: true,
      columns: columns.map(({ name }) => name),
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
}

/**
 * Returns a table as JSON: `{ version, …facts, rows }`.
 *
 * @param facts of all rows
 */
export const writeJson = <Row>(facts: object, { columns, rows }: FeedTable<Row>, frame: FeedFrame): string =>
  JSON.stringify({ version: 1, ...facts, rows: rows.map((row) => recordOf(columns, row, frame)) });
