import { ownUrl } from '#web/settings/base-path.ts';
import { useWords } from '#web/words/use-words.ts';
import '#web/features.css';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { MatchTab } from '#contract/pages.ts';
import { isShielded } from '#news/is-shielded.ts';
import { endFirstView } from '#web/clock/first-view.ts';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { matchQuery } from '#web/data/match.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useAsOf } from '#web/data/use-as-of.ts';
import { useRefusals } from '#web/data/use-refusals.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { MatchBody } from '#web/features/match-header/match-body.tsx';
import type { MatchHeaderProps } from '#web/features/match-header/match-header.tsx';
import { MatchTabs } from '#web/features/match-header/match-tabs.tsx';
import { useMinuteAnchor } from '#web/lists/use-minute-anchor.ts';
import { matchTitle } from '#web/matches/match-title.ts';
import { isRewoundAt } from '#web/navigation/is-rewound.ts';
import { useIsSplitView } from '#web/navigation/use-is-split-view.ts';
import { useWide } from '#web/navigation/use-wide.ts';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { lazyPage } from '#web/routes/shared/lazy-page.tsx';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { PendingPage } from '#web/routes/shared/pending-page.tsx';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { AgeLine } from '#web/ui/age-line.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { reservedButton } from '#web/ui/reserved-button.tsx';
import { withLaterWords } from '#web/words/with-words.ts';
import { availableMatchTabs, hasSideCards } from './available-match-tabs.ts';
import { ListedMatch } from './listed-match.tsx';
import type { MatchContentProps } from './match-content-props.ts';
import { MatchSkeleton, MatchTabSkeleton } from './match-skeleton.tsx';
import { MATCH_TAB_PAGES, prefetchMatchTab } from './match-tab-pages.ts';
import type { RewoundTabProps } from './rewind/rewound-match.tsx';
import { MatchSummary } from './tabs/summary.tsx';
import { useCorrections } from './use-corrections.ts';
import { useEmptyTabs } from './use-empty-tabs.ts';
import { useFocusAfterReveal } from './use-focus-after-reveal.ts';
import { useFreshGoal } from './use-fresh-goal.ts';
import { useHomeChannel } from './use-home-channel.ts';
import { useMatchChanges } from './use-match-changes.ts';
import { useNamedMatch } from './use-named-match.ts';
import { useRelatedMatches } from './use-related-matches.ts';
import { useVenueAndReferee } from './use-venue-and-referee.ts';

const NoOdds = lazyAfterFirstView(async () => (await import('#web/routes/shared/no-odds.tsx')).NoOdds);
const SideCards = lazyAfterFirstView(async () => (await import('./cards/side-cards.tsx')).SideCards);
const MatchMenu = reservedButton(async () => (await import('./match-menu.tsx')).MatchMenu);
const MatchNews = lazyAfterFirstView(async () => (await import('./match-news.tsx')).MatchNews);
const { Page: RewoundMatch } = lazyPage(
  async () => (await withLaterWords(import('./rewind/rewound-match.tsx'))).RewoundMatch,
);
const { Page: ShieldedMatch } = lazyPage(
  async () => (await withLaterWords(import('./shielded/shielded-match.tsx'))).ShieldedMatch,
);

export interface MatchProps {
  /** The open tab; null for the summary. */
  readonly tab: MatchTab | null;
}

/** A match: `/match/:id`, and its tabs. */
export function Match({ tab }: MatchProps) {
  const { id = '' } = useParams();
  // In the split view the list reports errors.
  return <MatchById key={id} id={id} tab={tab} inPanel={useIsSplitView()} />;
}

/** Returns the page. */
export async function loadMatch() {
  // Nothing is drawn before this: a shared link without spoilers sets a shield.
  if (location.search.includes('spoilers=off')) {
    const { shieldSharedMatch } = await import('./shielded/shield-shared-match.ts');
    await shieldSharedMatch(ownUrl(location.href).pathname);
  }
  return Match;
}

interface MatchByIdProps extends MatchProps {
  readonly id: string;
  readonly inPanel: boolean;
  /** Whether the match sets the page's title; a match that the viewer did not choose does not. */
  readonly titled?: boolean;
}

/** The tab with a compact header, so that more of it is in view. */
const COMPACT_TAB: MatchTab = 'odds';

export function MatchById({ id, tab, inPanel, titled = true }: MatchByIdProps) {
  const words = useWords<'match'>();
  const query = useMemo(() => matchQuery(id), [id]);
  const { data, error } = useQuery(query);
  const confirmed = useAsOf(query.queryKey);
  const match = data?.data ?? undefined;
  const anchor = useMinuteAnchor(match, confirmed());
  const related = useRelatedMatches(match);
  const state = useStateOfData([query.queryKey]);
  const isPainted = useAfterPaint(Boolean(data || error));
  const venueAndReferee = useVenueAndReferee(match, isPainted);
  const channel = useHomeChannel(match, isPainted && !inPanel);
  // In the split view the list ends the first view.
  useEffect(() => {
    if (isPainted && !inPanel) endFirstView();
  }, [isPainted, inPanel]);
  const isHidden = match !== undefined && isShielded(match);
  const { search } = useLocation();
  const isRewound = !isHidden && isRewoundAt(search);
  const place = useFocusAfterReveal(isHidden);
  const isNone = isNotFound(error);
  if (!match && (data || isNone)) {
    return <NotFound text={words.match.notFound} />;
  }
  if (!match) {
    if (state.trouble) return <ListedMatch id={id} trouble={state.trouble} titled={titled} />;
    const skeleton = <MatchSkeleton inPanel={inPanel} isCompact={tab === COMPACT_TAB} />;
    return titled ? <PendingPage trouble={null}>{skeleton}</PendingPage> : skeleton;
  }
  const hasEvents = !data?.meta.refused?.includes('events');
  const content = (
    <>
      {!isHidden && !isRewound && <MatchNews match={match} queryKey={query.queryKey} />}
      <div ref={place} className="outline-none">
        {/* A match that is revealed has had no goals meanwhile. */}
        <MatchClocks confirmed={confirmed}>
          <MatchContent
            key={`${isHidden}`}
            match={match}
            tab={tab}
            anchor={anchor}
            related={related}
            venueAndReferee={venueAndReferee}
            channel={channel}
            inPanel={inPanel}
            titled={titled}
            isRewound={isRewound}
            queryKey={query.queryKey}
            hasEvents={hasEvents}
            menu={<MatchMenu match={match} hasEvents={hasEvents} isRewound={isRewound} />}
            age={!inPanel && <AgeLine state={state} hasData />}
          />
        </MatchClocks>
      </div>
    </>
  );
  if (inPanel) return <DatedPart keys={[query.queryKey]}>{content}</DatedPart>;
  return (
    <DatedPage state={state} hasData>
      <div className="dims-when-old">{content}</div>
    </DatedPage>
  );
}

interface ContentProps extends MatchContentProps {
  readonly isRewound: boolean;
  readonly queryKey: OperationKey;
}

/** The loaded match. The address of a tab that it does not have shows the summary. */
function MatchContent({ hasEvents, isRewound, queryKey, ...rest }: ContentProps) {
  const changes = useMatchChanges(rest.match, queryKey);
  const fresh = useFreshGoal(changes);
  const corrections = useCorrections(rest.match, changes);
  const match = useNamedMatch(rest.match);
  const props = { ...rest, match };
  const { inPanel, titled } = props;
  const refusals = useRefusals();
  const hasOdds = useHasOdds();
  const tabs = availableMatchTabs(match, { refusals, empty: useEmptyTabs(match), hasOdds });
  const isWithoutOdds = rest.tab === 'odds' && !hasOdds;
  // What a tab had at an earlier minute is not known.
  const isShown = isRewound || isWithoutOdds || tabs.some((one) => one === rest.tab);
  const tab = isShown ? rest.tab : null;
  const Tab = tab ? MATCH_TAB_PAGES[tab] : MatchSummary;
  const words = useWords<'match'>();
  const titleParts = [matchTitle(match, words), tab && words.matchTabs[tab], words.name];
  const hasSide = useWide() && !inPanel && tab === 'stats' && hasSideCards(match, tabs);
  const tabProps = { ...props, fresh, hasEvents, corrections, tabs, waiting: <MatchTabSkeleton /> };
  const openTab = isWithoutOdds ? (
    <NoOdds />
  ) : (
    <ErrorBoundary at={`${match.id} ${tab}`} section>
      <Suspense fallback={<MatchTabSkeleton />}>
        <Tab key={tab} {...tabProps} />
      </Suspense>
    </ErrorBoundary>
  );
  const draw = (content: ReactNode, header: Partial<MatchHeaderProps> = {}) => (
    <>
      {titled && !isRewound && <title>{titleParts.filter(Boolean).join(' · ')}</title>}
      <MatchBody
        {...props}
        slim={tab === COMPACT_TAB && !isWithoutOdds}
        fresh={fresh}
        tabs={<MatchTabs id={match.id} tabs={tabs} openTab={tab} onIntent={prefetchMatchTab} />}
        {...header}
      >
        {content}
      </MatchBody>
    </>
  );
  if (isShielded(match)) {
    return (
      <Suspense fallback={<MatchSkeleton inPanel={inPanel} isCompact={false} />}>
        <ShieldedMatch {...props} tab={tab} hasEvents={hasEvents} openTab={openTab} draw={draw} />
      </Suspense>
    );
  }
  if (isRewound) {
    return (
      <Suspense fallback={<MatchSkeleton inPanel={inPanel} isCompact={false} />}>
        <RewoundMatch
          {...props}
          tab={tab}
          hasEvents={hasEvents}
          Tab={Tab as ComponentType<RewoundTabProps>}
          draw={draw}
        />
      </Suspense>
    );
  }
  return draw(
    <div className={hasSide ? 'grid grid-cols-[minmax(0,1fr)_22.5rem] items-start gap-3' : undefined}>
      <div>{openTab}</div>
      {hasSide && (
        <ErrorBoundary at={`${match.id} side`} section>
          <SideCards {...tabProps} isBeside />
        </ErrorBoundary>
      )}
    </div>,
  );
}
