import type { ReactNode } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';

/** A link in a list of links. */
export const LINE = 'flex min-h-11 items-center gap-3 border-line border-t px-3.5 hover:underline';

interface Props {
  readonly links: readonly { readonly to: Address; readonly content: ReactNode }[];
}

/** A list of links in as many columns as there is room for. */
export function LinkColumns({ links }: Props) {
  return (
    <ul className="-mt-px columns-[14rem] gap-x-0">
      {links.map(({ to, content }) => (
        <li key={to} className="break-inside-avoid">
          <Link to={to} className={LINE}>
            {content}
          </Link>
        </li>
      ))}
    </ul>
  );
}
