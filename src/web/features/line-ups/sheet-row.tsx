import type { ReactNode } from 'react';

/** On touch screens the whole row is the link's target. */
export const LINK_ROW =
  'relative pointer-coarse:min-h-11 [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:hover:underline';

interface Props {
  readonly number: number | null;
  /** The name, and what belongs to it. */
  readonly children: ReactNode;
  readonly note: string | null;
  /** What is at the end of the row on a screen, with the note below the name; undefined for a list without it. */
  readonly rating?: ReactNode;
}

/** A player in a list of a team. */
export function SheetRow({ number, children, note, rating }: Props) {
  const isRated = rating !== undefined;
  return (
    <li
      data-rated={isRated || undefined}
      className={`${LINK_ROW} group/row grid min-h-7 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2 pointer-coarse:not-first:border-line pointer-coarse:not-first:border-t not-print:data-rated:content-center not-print:data-rated:py-1`}
    >
      <i
        aria-hidden={number === null || undefined}
        className="text-end text-quiet not-italic not-print:group-data-rated/row:row-span-2"
      >
        {number ?? '–'}
      </i>
      <span>{children}</span>
      <small className="max-w-32 hyphens-auto text-end text-[0.75rem]/4 text-quiet not-print:group-data-rated/row:col-start-2 not-print:group-data-rated/row:max-w-none not-print:group-data-rated/row:text-start">
        {note}
      </small>
      {isRated && <span className="col-start-3 row-span-2 row-start-1 print:hidden">{rating}</span>}
    </li>
  );
}

/** The heading of a further list of a team. */
export function SheetHeading({ children }: { readonly children: string }) {
  return (
    <h4 className="mt-2 border-line border-t pt-3 pb-1 font-medium text-[0.75rem] text-quiet">{children}</h4>
  );
}
