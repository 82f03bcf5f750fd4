import type { MatchTab } from '#contract/pages.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { useMatchWords } from '#web/words/match.ts';

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
  const { matchTabs } = useMatchWords();
  return (
    <Tabs
      label={matchTabs.label}
      className="border-line border-t print:hidden"
      tabs={[null, ...tabs].map((tab) => ({
        name: matchTabs[tab ?? 'summary'],
        to: matchAddress(id, tab),
        isOpen: tab === openTab,
        onIntent: tab ? () => onIntent(tab) : undefined,
      }))}
    />
  );
}
