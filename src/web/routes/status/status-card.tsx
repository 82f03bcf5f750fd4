import type { ReactNode } from 'react';

export const STATUS_CARD = 'card min-w-0 px-4 py-3.5';
/** The heading of a card, or the label of a form in one. */
export const CARD_TITLE = 'font-semibold text-quiet';

interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A card of the status page with its heading. */
export function StatusCard({ id, title, children }: CardProps) {
  return (
    <section className={STATUS_CARD} aria-labelledby={id}>
      <h2 id={id} className={CARD_TITLE}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The main number of a card. */
export function BigNumber({ value, children }: { readonly value: string; readonly children?: ReactNode }) {
  return (
    <p className="flex min-h-12 items-baseline gap-2 text-quiet">
      <b className="font-bold font-stretch-78% text-[2.5rem]/12 text-ink">{value}</b>
      {children}
    </p>
  );
}

interface TableProps {
  readonly head: readonly [name: string, value: string];
  readonly isHeadHidden?: boolean;
  readonly rows: readonly (readonly [key: string, name: ReactNode, value: string])[];
}

/** Names and values in a card. */
export function StatusTable({ head: [name, value], isHeadHidden = false, rows }: TableProps) {
  return (
    <table className="mt-1 w-full">
      <thead className={isHeadHidden ? 'sr-only' : undefined}>
        <tr className="align-baseline text-[0.75rem] text-faint *:py-1.5 *:font-medium">
          <th scope="col" className="text-start">
            {name}
          </th>
          <th scope="col" className="ps-4 text-end">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, rowName, rowValue]) => (
          <tr key={key} className="border-line border-t align-baseline">
            <th scope="row" className="py-1.5 text-start font-medium">
              {rowName}
            </th>
            <td className="whitespace-nowrap py-1.5 ps-4 text-end font-bold">{rowValue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
