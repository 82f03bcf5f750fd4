import type { StandingsRow } from '#contract/records/standings.ts';
import { signedNumber } from '#contract/signed-number.ts';
import type { Texts } from '#web/words/words.ts';
import type { COUNT_COLUMNS } from './columns.ts';
import type { PlainColumn } from './plain-table.tsx';

export type CountColumn = (typeof COUNT_COLUMNS)[number];

/** Columns that every table has room for. */
export const MAIN_COUNTS = ['games_played', 'goals_diff', 'points'] as const satisfies readonly CountColumn[];

/** Returns the text of a count of a record; a dash while it is unknown. */
export function countText(record: StandingsRow['overall'], column: CountColumn, intl: string) {
  const value = record[column];
  if (value === null) return '–';
  return column === 'goals_diff' ? <bdi dir="ltr">{signedNumber(value, intl)}</bdi> : value;
}

/** Returns columns of counts of all matches. */
export const countColumns = <Row extends { readonly row: StandingsRow }>(
  columns: readonly CountColumn[],
  { standings: { columns: names }, intl }: Texts<'standings'> & { readonly intl: string },
  classNameOf: (column: CountColumn) => string,
): readonly PlainColumn<Row>[] =>
  columns.map((key) => ({
    key,
    name: names[key],
    className: classNameOf(key),
    cell: ({ row }) => countText(row.overall, key, intl),
  }));
