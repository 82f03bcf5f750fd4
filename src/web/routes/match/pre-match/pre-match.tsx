import { Suspense } from 'react';
import { ReservedLines, SectionCard } from '#web/features/pre-match/section-card.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { STACK } from '#web/routes/match/cards/stack.ts';
import { isBare } from '#web/routes/match/is-bare.ts';
import type { MatchTabProps } from '#web/routes/match/match-tab-props.ts';
import { WaysOn } from '#web/routes/match/ways-on.tsx';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { useWords } from '#web/words/use-words.ts';
import type { ContentProps } from './content-props.ts';
import { FormSection } from './form-section.tsx';
import { LineUpsSection } from './line-ups-section.tsx';
import { MeetingsSection } from './meetings-section.tsx';
import type { OddsContentProps } from './odds-content.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingSection } from './setting-section.tsx';
import { WatchSection } from './watch-section.tsx';

const OddsContent = lazyAfterFirstView<OddsContentProps>(
  async () => (await import('./odds-content.tsx')).OddsContent,
);
const LineUpsCard = lazyAfterFirstView(
  async () => (await import('#web/routes/match/cards/line-ups-card.tsx')).LineUpsCard,
);
const { Page: StakesContent } = lazyPage(async () => (await import('./stakes-content.tsx')).StakesContent);
const { Page: TableContent } = lazyPage(async () => (await import('./table-content.tsx')).TableContent);
const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);

/** The usual height of the prices, whose code is loaded apart. */
const PRICES_PLACE = { minBlockSize: '7rem' };
/** Usual numbers of lines of the sections whose code comes later. */
const STAKES_LINES = { wide: 4, narrow: 8 };
const TABLE_LINES = 7;

export interface PreMatchProps extends Omit<MatchTabProps, 'waiting'> {
  /** Whether the match is in the panel beside the list. */
  readonly inPanel: boolean;
}

/**
 * A match before kick-off. Each section requests its data when it comes near the screen. On a phone where to watch and
 * the odds come first; on a wide page they are beside the other sections.
 */
export function PreMatch({ match, related, venueAndReferee, inPanel }: PreMatchProps) {
  const { preMatch: t } = useWords<'pre-match'>();
  const matchWords = useWords<'match'>();
  const { inSight, watch } = useInSight();
  const isWide = useWide() && !inPanel;
  const isBareMatch = isBare(match);
  // Of a match of which nothing is known each section may go, so that the next one is in sight.
  const isNear = (id: string) => isBareMatch || inSight.has(id);
  const section = (id: string): SectionProps => ({ match, id, watch, isNear: isNear(id) });
  const content = (id: string, lineCount: number): ContentProps => ({
    match,
    isNear: isNear(id),
    reserved: <ReservedLines count={lineCount} isLoading={isNear(id)} />,
  });
  const hasOdds = useHasOdds();
  const hasTable = match.coverage?.has_standings !== false && match.season_id !== null;
  const table = content('pre-table', TABLE_LINES);
  const tableStakes = content('pre-stakes', STAKES_LINES[isWide ? 'wide' : 'narrow']);
  // A sentence, of up to two lines.
  const stakes = hasTable ? tableStakes : { ...tableStakes, reserved: <p className="min-h-15" /> };
  // A match names a team's formation once its line-up is published.
  const arePublished = match.teams.home.form !== null || match.teams.away.form !== null;
  // On a phone they come last, because their length is hardly known before.
  const lineUps = match.coverage?.has_lineups !== false && (
    <ErrorBoundary at={match.id} section>
      <LineUpsSection {...section('pre-line-ups')} />
    </ErrorBoundary>
  );
  return (
    <div
      className={isWide ? 'grid grid-cols-[minmax(0,1fr)_22.5rem] items-start gap-3' : STACK}
      style={isWide ? { gridTemplateRows: 'auto 1fr' } : undefined}
    >
      <div className={isWide ? `col-start-2 ${STACK}` : STACK}>
        <ErrorBoundary at={match.id} section>
          {arePublished && <LineUpsCard {...section('pre-line-ups-news')} />}
        </ErrorBoundary>
        <ErrorBoundary at={match.id} section>
          <WatchSection {...section('pre-watch')} />
        </ErrorBoundary>
        {hasOdds && (
          <SectionCard
            id="pre-odds"
            watch={watch}
            title={t.prices}
            link={{ to: matchAddress(match.id, 'odds'), text: t.allPrices }}
          >
            <div style={PRICES_PLACE}>
              <ErrorBoundary at={match.id} section>
                <OddsContent matchId={match.id} isNear={isNear('pre-odds')} />
              </ErrorBoundary>
            </div>
          </SectionCard>
        )}
      </div>
      <div className={isWide ? `col-start-1 row-[1/3] ${STACK}` : STACK}>
        <ErrorBoundary at={match.id} section>
          <SectionCard id="pre-stakes" watch={watch} title={t.meaning}>
            <Suspense fallback={stakes.reserved}>
              <StakesContent {...stakes} related={related} />
            </Suspense>
          </SectionCard>
        </ErrorBoundary>
        <ErrorBoundary at={match.id} section>
          <FormSection {...section('pre-form')} />
        </ErrorBoundary>
        <ErrorBoundary at={match.id} section>
          <MeetingsSection {...section('pre-meetings')} />
        </ErrorBoundary>
        {isWide && lineUps}
      </div>
      <div className={isWide ? `col-start-2 ${STACK}` : STACK}>
        {hasTable && (
          <ErrorBoundary at={match.id} section>
            <SectionCard
              id="pre-table"
              watch={watch}
              title={t.table}
              link={{ to: matchAddress(match.id, 'table'), text: t.fullTable }}
            >
              <Suspense fallback={table.reserved}>
                <TableContent {...table} />
              </Suspense>
            </SectionCard>
          </ErrorBoundary>
        )}
        <ErrorBoundary at={match.id} section>
          <SettingSection {...section('pre-setting')} venueAndReferee={venueAndReferee} />
        </ErrorBoundary>
        {!isWide && lineUps}
        <ErrorBoundary at={match.id} section>
          <Media of="event" id={match.id} />
        </ErrorBoundary>
        {isBareMatch && <WaysOn match={match} text={matchWords.match.nothingMore} />}
      </div>
    </div>
  );
}
