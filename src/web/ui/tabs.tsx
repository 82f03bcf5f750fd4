import './tabs.css';
import { useEffect, useRef } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';

interface Tab {
  readonly name: string;
  readonly to: Address;
  readonly isOpen: boolean;
  /** Called when the viewer is about to open the tab. */
  readonly onIntent?: (() => void) | undefined;
}

/** Tabs of a page: links with an address each. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
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
    <nav aria-label={label} className="tabs">
      <ul ref={list}>
        {tabs.map(({ name, to, isOpen, onIntent }) => (
          <li key={to}>
            <PrefetchLink
              to={to}
              ref={isOpen ? currentLink : null}
              aria-current={isOpen ? 'page' : undefined}
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              {name}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
