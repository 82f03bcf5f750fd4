import '#web/pages.css';
import { MatchCurve } from '#web/features/match-curve/match-curve.tsx';
import type { Correction } from '#web/features/timeline/ledger.ts';
import { Timeline, type TimelineProps } from '#web/features/timeline/timeline.tsx';
import { wasPlayed } from '#web/matches/timeline-periods.ts';
import { isBare } from '#web/routes/match/is-bare.ts';
import type { PreMatchProps } from '#web/routes/match/pre-match/pre-match.tsx';
import { WaysOn } from '#web/routes/match/ways-on.tsx';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useMatchWords } from '#web/words/match.ts';

const RewindMatchButton = lazyAfterFirstView(
  async () => (await import('#web/routes/match/rewind-match-button.tsx')).RewindMatchButton,
);
const { Page: PreMatch } = lazyPage<PreMatchProps>(
  async () => (await import('#web/routes/match/pre-match/pre-match.tsx')).PreMatch,
);
const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);
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
  /** Whether the match is shown as it stood earlier: without what came later. */
  readonly isRewound?: boolean;
}

/**
 * A match before kick-off, or the curve and the timeline of one that has begun, and below them corrections, commentary
 * and media: `/match/:id`.
 */
export function MatchSummary(props: MatchSummaryProps) {
  const { match, zone, hasEvents, corrections, isRewound = false } = props;
  const words = useMatchWords();
  if (match.phase === 'scheduled') return <PreMatch {...props} />;
  const hasTimeline = hasEvents && !isBare(match);
  return (
    <>
      <ErrorBoundary at={match} section>
        <MatchCurve match={match} />
      </ErrorBoundary>
      <ErrorBoundary at={match} section>
        {hasTimeline && <Timeline {...props} />}
      </ErrorBoundary>
      {!isRewound && (
        <>
          <ErrorBoundary at={match.id} section>
            {corrections.length > 0 && <LedgerList corrections={corrections} zone={zone} />}
          </ErrorBoundary>
          <ErrorBoundary at={match.id} section>
            {wasPlayed(match) && <MatchComments match={match} />}
          </ErrorBoundary>
          <ErrorBoundary at={match.id} section>
            <Media of="event" id={match.id} />
          </ErrorBoundary>
          {wasPlayed(match) && hasTimeline && <RewindMatchButton match={match} />}
        </>
      )}
      {!hasTimeline && (
        <WaysOn match={match} text={hasEvents ? words.match.nothingMore : words.match.notIncluded.events} />
      )}
    </>
  );
}
