import { useEffect, useRef } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';

interface Tab {
  readonly name: string;
  readonly to: Address;
  readonly isOpen: boolean;
  /** Called when the viewer is about to open the tab. */
  readonly onIntent?: (() => void) | undefined;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Classes of the border and the space around the row. */
  readonly className: string;
}

const TAB_ROW =
  'tabs-fade scroll-x flex px-1 pointer-coarse:[scroll-snap-type:inline_proximity] @min-[34rem]/head:px-3';
const TAB = 'min-h-11 flex-none snap-center';

/** Tabs of a page: links with an address each. Without room for all of them the row scrolls, and fades at its end. */
export function Tabs({ label, tabs, className }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const currentLink = useRef<HTMLAnchorElement>(null);
  const open = tabs.find(({ isOpen }) => isOpen)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another position in the row
  useEffect(() => {
    const row = list.current;
    if (!row || row.scrollWidth <= row.clientWidth || !currentLink.current) return;
    // scrollIntoView would also move the page.
    const [box, frame] = [currentLink.current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  }, [open]);
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className={TAB_ROW}>
        {tabs.map(({ name, to, isOpen, onIntent }) => (
          <li key={to} className={TAB}>
            <Link
              to={to}
              ref={isOpen ? currentLink : null}
              aria-current={isOpen ? 'page' : undefined}
              onPointerEnter={onIntent}
              onFocus={onIntent}
              className="flex h-11 items-center whitespace-nowrap px-3 font-medium text-quiet hover:text-ink focus-visible:-outline-offset-3 aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_-2px_var(--live)]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Placeholder of a row of tabs in its final height. */
export function TabsSkeleton({ className }: { readonly className: string }) {
  return (
    <div className={className}>
      <ul className={TAB_ROW}>
        <li className={TAB} />
      </ul>
    </div>
  );
}
