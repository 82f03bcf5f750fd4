import type { ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** The tab with everything. */
  readonly to: Address;
  readonly linkText: string;
  readonly children: ReactNode;
}

/** An extract of a match's tab, with a link to it. */
export function SideCard({ title, note, to, linkText, children }: Props) {
  return (
    <section aria-label={title} className="card mb-2 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-2 py-1">
        <h2 className="font-semibold">{title}</h2>
        {note && <small className="muted">{note}</small>}
        <Link
          to={to}
          className="ms-auto text-quiet text-xs leading-5 pointer-coarse:leading-11 hover:underline"
        >
          {linkText}
        </Link>
      </div>
      {children}
    </section>
  );
}
