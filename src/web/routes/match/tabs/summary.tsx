import type { MatchTab } from '#contract/pages.ts';
import type { Match } from '#contract/records/match.ts';
import { MatchCurve } from '#web/features/match-curve/match-curve.tsx';
import type { Correction } from '#web/features/timeline/ledger.ts';
import { Timeline, type TimelineProps } from '#web/features/timeline/timeline.tsx';
import { timelinePeriods, wasPlayed } from '#web/matches/timeline-periods.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { hasSideCards } from '#web/routes/match/available-match-tabs.ts';
import { STACK } from '#web/routes/match/cards/stack.ts';
import { isBare } from '#web/routes/match/is-bare.ts';
import type { PreMatchProps } from '#web/routes/match/pre-match/pre-match.tsx';
import { WaysOn } from '#web/routes/match/ways-on.tsx';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';

const { Page: PreMatch } = lazyPage<PreMatchProps>(
  async () => (await import('#web/routes/match/pre-match/pre-match.tsx')).PreMatch,
);
const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);
const StatsCard = lazyAfterFirstView(
  async () => (await import('#web/routes/match/cards/stats-card.tsx')).StatsCard,
);
const MatchCards = lazyAfterFirstView(
  async () => (await import('#web/routes/match/cards/match-cards.tsx')).MatchCards,
);
const MatchComments = lazyAfterFirstView(
  async () => (await import('#web/routes/match/match-comments.tsx')).MatchComments,
);
const LedgerList = lazyAfterFirstView(
  async () => (await import('#web/features/timeline/ledger-list.tsx')).LedgerList,
);

export interface MatchSummaryProps extends TimelineProps, PreMatchProps {
  /** Whether the account's plan includes match events. */
  readonly hasEvents: boolean;
  /** The corrections to the match that this browser has seen. */
  readonly corrections: readonly Correction[];
  /** The match's tabs, of which the cards are extracts. */
  readonly tabs: readonly MatchTab[];
  /** Whether the match is shown as it stood earlier: without what came later. */
  readonly isRewound?: boolean;
}

/**
 * A match before kick-off, or the curve, the timeline and the cards of one that has begun: `/match/:id`. Phone and
 * desktop have the same cards in one order; on a wide page those in the middle are beside the others.
 */
export function MatchSummary(props: MatchSummaryProps) {
  const { match, hasEvents, corrections, tabs, inPanel, isRewound = false } = props;
  const words = useWords<'match'>();
  const isWide = useWide() && !inPanel;
  if (match.phase === 'scheduled') return <PreMatch {...props} />;
  const hasTimeline = hasEvents && !isBare(match);
  const bareText = match.phase === 'live' ? words.match.noEvents.uncovered : words.match.nothingMore;
  const events = (
    <>
      <div>
        <ErrorBoundary at={match} section>
          <MatchCurve match={match} />
        </ErrorBoundary>
        <ErrorBoundary at={match} section>
          {hasTimeline && <Timeline {...props} />}
        </ErrorBoundary>
      </div>
      {!isRewound && (
        <>
          <ErrorBoundary at={match.id} section>
            {corrections.length > 0 && <LedgerList corrections={corrections} />}
          </ErrorBoundary>
          <ErrorBoundary at={match} section>
            {tabs.includes('stats') && <StatsCard match={match} />}
          </ErrorBoundary>
          <ErrorBoundary at={match.id} section>
            {wasPlayed(match) && <MatchComments match={match} />}
          </ErrorBoundary>
          <ErrorBoundary at={match.id} section>
            <Media of="event" id={match.id} />
          </ErrorBoundary>
        </>
      )}
    </>
  );
  const hasSide = !isRewound && hasSideCards(match, tabs);
  const isBeside = isWide && hasSide;
  return (
    <div
      className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_22.5rem] items-start gap-x-3 gap-y-2' : STACK}
      style={isBeside ? { gridTemplateRows: 'auto 1fr' } : undefined}
    >
      <div className={STACK}>{events}</div>
      {!isRewound && (
        <MatchCards
          {...props}
          hasSide={hasSide}
          hasEnd={hasTimeline}
          isBeside={isBeside}
          isQuiet={isQuiet(match)}
        />
      )}
      {!hasTimeline && (
        <div className={isBeside ? 'col-start-1 row-start-2' : undefined}>
          <WaysOn match={match} text={hasEvents ? bareText : words.match.notIncluded.events} />
        </div>
      )}
    </div>
  );
}

/** Whether a match in play has had no event that the timeline shows. */
const isQuiet = (match: Match) =>
  match.phase === 'live' && timelinePeriods(match).every(({ events }) => events.length === 0);
