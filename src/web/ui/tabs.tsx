import './tabs.css';
import { useEffect, useRef } from 'react';

interface Tab {
  readonly name: string;
  readonly to: string;
  readonly isOpen: boolean;
  /** Somebody is about to open it. */
  readonly onIntent?: (() => void) | undefined;
}

/** The ways to the parts of a thing: links, each to an address of its own. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const here = useRef<HTMLAnchorElement>(null);
  const open = tabs.find(({ isOpen }) => isOpen)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another place in the row
  useEffect(() => {
    const row = here.current?.closest('ul');
    if (!row || row.scrollWidth <= row.clientWidth || !here.current) return;
    // Not scrollIntoView, which would move the page as well.
    const [box, frame] = [here.current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  }, [open]);
  return (
    <nav aria-label={label} className="tabs">
      <ul>
        {tabs.map(({ name, to, isOpen, onIntent }) => (
          <li key={to}>
            <a
              href={to}
              ref={isOpen ? here : null}
              aria-current={isOpen ? 'page' : undefined}
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
