import type { ReactNode } from 'react';

interface Props {
  readonly columns: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Number of columns of a full page. */
  readonly count: number;
}

/** The columns of a page side by side; one for most walls. */
export function Columns({ columns, count }: Props) {
  return (
    <div
      className="grid gap-x-15 pt-2.5 stacked:pt-5"
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
    >
      {columns.map(({ key, content }) => (
        <div key={key} className="flex flex-col gap-y-2">
          {content}
        </div>
      ))}
    </div>
  );
}
