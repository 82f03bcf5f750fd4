import type { MatchTab } from '#contract/pages.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import type { SectionProps } from '#web/routes/match/pre-match/section-props.ts';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { useWords } from '#web/words/use-words.ts';
import { ChannelsCard } from './channels-card.tsx';
import { LineUpsCard } from './line-ups-card.tsx';
import { CARD_MARGIN_PX, STACK } from './stack.ts';
import { TableCard } from './table-card.tsx';

/** A chunk of its own, because sites without odds do not have it. */
const { Page: PricesCard } = lazyPage(async () => (await import('./prices-card.tsx')).PricesCard);

export interface SideCardsProps extends Omit<MatchTabProps, 'waiting'> {
  /** The match's tabs, of which the cards are extracts. */
  readonly tabs: readonly MatchTab[];
  /** Whether they are beside the events, on a wide page. */
  readonly isBeside: boolean;
}

/**
 * Line-ups, the table around the two teams, and in play prices and channels: below the events of a match, and beside them
 * on a wide page. Each card requests its data when it is in sight.
 */
export function SideCards({ tabs, isBeside, ...props }: SideCardsProps) {
  const { matchCards: t } = useWords<'match-cards'>();
  const { inSight, watch } = useInSight(CARD_MARGIN_PX);
  const { match } = props;
  const section = (id: string): SectionProps => ({ match, id, watch, isNear: inSight.has(id) });
  const isLive = match.phase === 'live';
  const Column = isBeside ? 'aside' : 'div';
  return (
    <Column aria-label={isBeside ? t.label : undefined} className={STACK}>
      <ErrorBoundary at={match.id} section>
        {tabs.includes('lineups') && <LineUpsCard {...section('card-line-ups')} />}
      </ErrorBoundary>
      <ErrorBoundary at={match.id} section>
        {tabs.includes('table') && <TableCard {...props} {...section('card-table')} />}
      </ErrorBoundary>
      <ErrorBoundary at={match.id} section>
        {isLive && tabs.includes('odds') && <PricesCard {...section('card-prices')} />}
      </ErrorBoundary>
      <ErrorBoundary at={match.id} section>
        {isLive && tabs.includes('tv') && <ChannelsCard {...section('card-channels')} />}
      </ErrorBoundary>
    </Column>
  );
}
