import './match-tabs.css';
import { useEffect, useRef } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import { matchAddress } from '#web/app/addresses.ts';
import { useMatchWords } from '#web/words/match.ts';

interface Props {
  readonly id: string;
  /** What there is besides the summary. */
  readonly tabs: readonly MatchTab[];
  /** The one that is open; null: the summary. */
  readonly open: MatchTab | null;
  /** Somebody is about to open a tab. */
  readonly onIntent: (tab: MatchTab) => void;
}

/** The ways to what else there is of a match: links, each to an address of its own. */
export function MatchTabs({ id, tabs, open, onIntent }: Props) {
  const { matchTabs } = useMatchWords();
  const here = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has another place in the row
  useEffect(() => {
    const row = here.current?.closest('ul');
    if (!row || row.scrollWidth <= row.clientWidth || !here.current) return;
    // Not scrollIntoView, which would move the page as well.
    const [box, frame] = [here.current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  }, [open]);
  return (
    <nav aria-label={matchTabs.label} className="match-tabs">
      <ul>
        {[null, ...tabs].map((tab) => (
          <li key={tab}>
            <a
              href={matchAddress(id, tab)}
              ref={tab === open ? here : null}
              aria-current={tab === open ? 'page' : undefined}
              onPointerEnter={tab ? () => onIntent(tab) : undefined}
              onFocus={tab ? () => onIntent(tab) : undefined}
            >
              {matchTabs[tab ?? 'summary']}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
