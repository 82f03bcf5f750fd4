import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { useParams } from 'react-router';
import type { MatchTab } from '#contract/pages.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { useIsBeside } from '#web/app/use-is-beside.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import type { HeaderProps } from '#web/features/match/header.tsx';
import { MatchBody } from '#web/features/match/match-body.tsx';
import { MatchCurve } from '#web/features/match/match-curve.tsx';
import { MatchSkeleton, TabSkeleton } from '#web/features/match/match-skeleton.tsx';
import { MatchTabs } from '#web/features/match/match-tabs.tsx';
import { wasPlayed } from '#web/features/match/parts.ts';
import { isRefused, tabsOf } from '#web/features/match/tabs.ts';
import { Timeline } from '#web/features/match/timeline.tsx';
import { useFreshGoal } from '#web/features/match/use-fresh-goal.ts';
import { AgeLine } from '#web/features/status/age-line.tsx';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { ApiError } from '#web/queries/api-error.ts';
import { freshnessOf } from '#web/queries/freshness.ts';
import { hashOf } from '#web/queries/hash.ts';
import { isSettled, matchQuery } from '#web/queries/match.ts';
import { useRefusals } from '#web/queries/use-refusals.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useZone } from '#web/settings/zone.ts';
import { endFirstView } from '#web/ui/first-view.ts';
import { later } from '#web/ui/later.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { useMatchWords } from '#web/words/match.ts';
import { TAB_PAGES } from './match-tabs.ts';
import { NotFound } from './not-found.tsx';
import { UntilTold } from './until-told.tsx';
import { useBelonging } from './use-belonging.ts';
import { useLedger } from './use-ledger.ts';
import { useSeen } from './use-seen.ts';
import { useSetting } from './use-setting.ts';

const Media = later(async () => (await import('./media.tsx')).Media);

const { Page: SideTable } = TAB_PAGES.table;
const MatchComments = later(async () => (await import('./match-comments.tsx')).MatchComments);
const MatchNews = later(async () => (await import('./match-news.tsx')).MatchNews);
const LedgerList = later(async () => (await import('#web/features/match/ledger-list.tsx')).LedgerList);

export interface MatchProps {
  /** The open tab; null for the summary. */
  readonly tab: MatchTab | null;
}

/** A match: `/match/:id`, and its tabs. */
export function Match({ tab }: MatchProps) {
  const { id = '' } = useParams();
  // In the split view the list reports errors.
  return <MatchOf key={id} id={id} tab={tab} beside={useIsBeside()} />;
}

interface MatchOfProps extends MatchProps {
  readonly id: string;
  /** Whether the match is in the panel beside a list. */
  readonly beside: boolean;
  /** Whether the match sets the page's title; a match that the viewer did not choose does not. */
  readonly titled?: boolean;
}

/** The tab with a compact header, so that more of it is in view. */
const SLIM: MatchTab = 'odds';

export function MatchOf({ id, tab, beside, titled = true }: MatchOfProps) {
  const words = useMatchWords();
  const zone = useZone();
  const query = useMemo(() => matchQuery(id), [id]);
  const hash = hashOf(query.queryKey);
  const { data, error } = useQuery(query);
  const confirmed = useCallback(() => freshnessOf(hash).asOf, [hash]);
  const match = data?.data ?? undefined;
  const seen = useSeen(match, confirmed());
  const related = useBelonging(match);
  const state = useStateOfData(match && isSettled(match) ? [] : [query.queryKey]);
  const isPainted = useAfterPaint(Boolean(data || error));
  const setting = useSetting(match, isPainted);
  // In the split view the list ends the first view.
  useEffect(() => {
    if (isPainted && !beside) endFirstView();
  }, [isPainted, beside]);
  const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!match && (data || isNone)) {
    return <NotFound text={words.match.notFound} />;
  }
  if (!match) {
    const skeleton = <MatchSkeleton beside={beside} slim={tab === SLIM} />;
    if (titled) return <UntilTold trouble={state.trouble}>{skeleton}</UntilTold>;
    return state.trouble ? <Missing trouble={state.trouble} /> : skeleton;
  }
  const { scores, teams } = match;
  const score = scores.home_score === null ? null : `${scores.home_score}–${scores.away_score}`;
  return (
    <div data-old={state.old}>
      {titled && (
        <title>{`${words.match.title(teams.home.name, score, teams.away.name)} · ${words.name}`}</title>
      )}
      <MatchNews match={match} of={query.queryKey} />
      <div className="dims-when-old">
        <Opened
          match={match}
          tab={tab}
          seen={seen}
          zone={zone}
          confirmed={confirmed}
          related={related}
          setting={setting}
          beside={beside}
          titled={titled}
          hasEvents={!data?.meta.refused?.includes('events')}
          age={!beside && <AgeLine state={state} zone={zone} isKnown />}
        />
      </div>
      {!beside && <TroubleBar trouble={state.trouble} asOf={state.asOf} zone={zone} />}
    </div>
  );
}

interface OpenedProps extends Omit<HeaderProps, 'fresh' | 'slim' | 'tabs'>, MatchProps {
  /** Whether the match is in the panel. */
  readonly beside: boolean;
  /** Whether the account's plan includes match events. */
  readonly hasEvents: boolean;
}

/** The loaded match. An unknown tab in the address shows the summary. */
function Opened({ tab, hasEvents, ...props }: OpenedProps) {
  const { match, zone, related, setting } = props;
  const words = useMatchWords();
  const fresh = useFreshGoal(match);
  const corrections = useLedger(match, props.confirmed());
  const refusals = useRefusals();
  const tabs = tabsOf(match, refusals);
  const missing = tab && tab !== 'info' && isRefused(tab, refusals) ? tab : null;
  const open = tab && tabs.includes(tab) ? tab : null;
  const Tab = open && TAB_PAGES[open].Page;
  const hasSide = useWide() && !props.beside && tabs.includes('table') && (open === null || open === 'stats');
  const given = { match, zone, related, setting };
  return (
    <MatchBody
      {...props}
      slim={open === SLIM}
      fresh={fresh}
      tabs={
        <MatchTabs
          id={match.id}
          tabs={tabs}
          open={open}
          onIntent={(next) => void TAB_PAGES[next].fetch().catch(() => {})}
        />
      }
    >
      <div className={hasSide ? 'with-side' : undefined}>
        <div>
          {missing ? (
            <NotIncluded text={words.match.notIncluded[missing]} />
          ) : Tab ? (
            <ErrorBoundary at={`${match.id} ${open}`} section>
              <Suspense fallback={<TabSkeleton />}>
                <Tab key={open} {...given} waiting={<TabSkeleton />} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <>
              <ErrorBoundary at={match} section>
                <MatchCurve match={match} />
              </ErrorBoundary>
              <ErrorBoundary at={match} section>
                {hasEvents ? (
                  <Timeline {...props} fresh={fresh} />
                ) : (
                  <NotIncluded text={words.match.notIncluded.events} />
                )}
              </ErrorBoundary>
              <ErrorBoundary at={match.id} section>
                {corrections.length > 0 && <LedgerList corrections={corrections} zone={zone} />}
              </ErrorBoundary>
              <ErrorBoundary at={match.id} section>
                {wasPlayed(match) && <MatchComments match={match} />}
              </ErrorBoundary>
              <ErrorBoundary at={match.id} section>
                <Media of="event" id={match.id} />
              </ErrorBoundary>
            </>
          )}
        </div>
        {hasSide && (
          <aside aria-label={words.matchTabs.table}>
            <ErrorBoundary at={`${match.id} side`} section>
              <Suspense>
                <SideTable {...given} waiting={null} />
              </Suspense>
            </ErrorBoundary>
          </aside>
        )}
      </div>
    </MatchBody>
  );
}

/** Replaces a section that the account's plan lacks. */
function NotIncluded({ text }: { readonly text: string }) {
  return <p className="px-4 py-8 text-center text-quiet">{text}</p>;
}
