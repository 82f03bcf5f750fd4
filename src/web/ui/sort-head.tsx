import { Abbreviation } from './abbreviation.tsx';

/** The name of a column in its head, and in full. */
export interface ColumnName {
  readonly short: string;
  readonly long: string;
}

interface Props {
  readonly name: ColumnName;
  /** How the rows are sorted by the column; undefined if they are not. */
  readonly sort: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
  /** Classes of the column's padding. */
  readonly className?: string;
}

/** The head of a column of numbers, a button that sorts the table by it. */
export function SortHead({ name, sort, onSort, className = '' }: Props) {
  return (
    <th scope="col" aria-sort={sort} className={`text-end font-medium aria-[sort]:text-ink ${className}`}>
      <button
        type="button"
        onClick={onSort}
        className="tap-target min-w-6 cursor-pointer whitespace-nowrap px-1.5 text-end hover:text-ink focus-visible:-outline-offset-2"
      >
        {sort && <span aria-hidden="true">{sort === 'descending' ? '▾\u2060' : '▴\u2060'}</span>}
        <Abbreviation {...name} />
      </button>
    </th>
  );
}
