import '#web/pages.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MatchTab } from '#contract/pages.ts';
import { matchTvsQuery } from '#web/data/match-tvs.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { useTableData } from '#web/routes/match/use-table-data.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useMatchSideWords } from '#web/words/match-side.ts';
import { SideChannels } from './side-channels.tsx';
import { SideInfo } from './side-info.tsx';

const { Page: MatchTable } = lazyPage(
  async () => (await import('#web/routes/match/tabs/table.tsx')).MatchTable,
);
/** A chunk of its own, because sites without odds do not have it. */
const { Page: SidePrices } = lazyPage(async () => (await import('./side-prices.tsx')).SidePrices);

interface Props extends Omit<MatchTabProps, 'waiting'> {
  /** The match's tabs, of which the column has extracts. */
  readonly tabs: readonly MatchTab[];
}

/**
 * The column beside a match's summary: the table around the two teams, prices in play, channels and details. It waits
 * for all of them, so that nothing moves.
 */
export function MatchSide({ tabs, ...props }: Props) {
  const { matchSide: say } = useMatchSideWords();
  const { match, related } = props;
  const isLive = match.phase === 'live';
  const hasTable = tabs.includes('table');
  const hasChannels = isLive && tabs.includes('tv');
  const table = useTableData(match, hasTable);
  const { trouble } = useStateOfData([table.queryKey]);
  const channels = useQuery({ ...matchTvsQuery(match.id), enabled: hasChannels });
  const isFirstLoad = channels.isPending && channels.errorUpdateCount === 0;
  const isComing = (table.isWaiting && trouble === null) || (hasChannels && isFirstLoad);
  if (isComing || related === null) return null;
  const part = (name: MatchTab, content: ReactNode) => (
    <ErrorBoundary at={`${match.id} ${name}`} section>
      {content}
    </ErrorBoundary>
  );
  return (
    <aside aria-label={say.label}>
      {hasTable && part('table', <MatchTable {...props} waiting={null} isShort />)}
      {isLive && tabs.includes('odds') && part('odds', <SidePrices match={match} />)}
      {channels.data &&
        hasChannels &&
        part('tv', <SideChannels match={match} channels={channels.data.data} />)}
      {part('info', <SideInfo {...props} related={related} />)}
    </aside>
  );
}
