import type { CSSProperties, ReactNode } from 'react';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import type { ColumnName } from '#web/ui/sort-head.tsx';

/** A column of a plain table. */
export interface PlainColumn<Row> {
  readonly key: string;
  /** Null: none. */
  readonly name: ColumnName | null;
  /** Whether there is no room for the short one. */
  readonly isNameHidden?: boolean;
  /** Classes of its width, where the table's layout is fixed. */
  readonly width?: string;
  /** Classes of all its cells. */
  readonly className?: string;
  /** Classes of the cell of a row. */
  readonly cellClassName?: (row: Row) => string;
  readonly cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Null: places that are left out. */
  readonly rows: readonly (Row | null)[];
  /** One of them has the key `team` and heads the row. */
  readonly columns: readonly PlainColumn<Row>[];
  readonly isMarked: (row: Row) => boolean;
  /** What a gap is called. */
  readonly gapName: string;
  /** Classes of its parts, which are its size. */
  readonly look: {
    readonly table: string;
    readonly head: string;
    readonly row: string;
    readonly gap: string;
  };
  readonly caption?: string;
  readonly style?: CSSProperties;
}

/** A table that neither scrolls nor is sorted: the columns that there is room for. */
export function PlainTable<Row extends { readonly row: { readonly team_id: string } }>(props: Props<Row>) {
  const { rows, columns, isMarked, gapName, look, caption, style } = props;
  return (
    <table className={look.table} style={style}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} className={width} />
        ))}
      </colgroup>
      <thead>
        <tr className={look.head}>
          {columns.map(({ key, name, isNameHidden, className }) =>
            name ? (
              <th key={key} scope="col" className={className}>
                {isNameHidden ? <span className="sr-only">{name.long}</span> : <Abbreviation {...name} />}
              </th>
            ) : (
              <td key={key} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) =>
          row ? (
            <tr key={row.row.team_id} aria-current={isMarked(row) || undefined} className={look.row}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name
            <tr key={`gap ${at}`} className={look.gap}>
              <td colSpan={columns.length}>
                <Abbreviation short="…" long={gapName} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  readonly column: PlainColumn<Row>;
  readonly row: Row;
}

function Cell<Row>({ column: { key, className, cellClassName, cell }, row }: CellProps<Row>) {
  const classes = [className, cellClassName?.(row)].filter(Boolean).join(' ');
  if (key !== 'team') return <td className={classes}>{cell(row)}</td>;
  return (
    <th scope="row" className={`[font-weight:inherit] ${classes}`}>
      {cell(row)}
    </th>
  );
}
