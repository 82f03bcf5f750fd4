import { useLayoutEffect, useRef } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { scrollerOf } from '#web/navigation/scroller.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWords } from '#web/words/use-words.ts';
import { TABS, TABS_ROW } from './board.tsx';

interface Props {
  readonly id: string;
  /** The tabs besides the summary. */
  readonly tabs: readonly MatchTab[];
  /** The open tab; null for the summary. */
  readonly openTab: MatchTab | null;
  /** Called when the viewer is about to open a tab. */
  readonly onIntent: (tab: MatchTab) => void;
}

export function MatchTabs({ id, tabs, openTab, onIntent }: Props) {
  const { matchTabs } = useWords<'match'>();
  const start = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const drawnTab = useRef(openTab);
  // Another tab begins below the row, where this is.
  useLayoutEffect(() => {
    if (drawnTab.current === openTab || !start.current || !row.current) return;
    drawnTab.current = openTab;
    const distance = start.current.getBoundingClientRect().top - row.current.getBoundingClientRect().top;
    if (distance < 0) scrollerOf(row.current).scrollBy(0, distance);
  }, [openTab]);
  return (
    <>
      <div ref={start} />
      <div ref={row} data-tabs className={TABS_ROW}>
        <Tabs
          label={matchTabs.label}
          className={TABS}
          tabs={[null, ...tabs].map((tab) => ({
            name: matchTabs[tab ?? 'summary'],
            to: matchAddress(id, tab),
            isOpen: tab === openTab,
            onIntent: tab ? () => onIntent(tab) : undefined,
          }))}
        />
      </div>
    </>
  );
}
