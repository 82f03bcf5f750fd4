import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { COMPETITION_TABS, type CompetitionTab } from '#contract/pages.ts';
import type { League } from '#contract/records/league.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { leagueQuery, seasonQuery } from '#web/data/info.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { liveStandingsQuery, standingsQuery } from '#web/data/standings.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { resultOfLeague } from '#web/features/search/result-of-league.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { PageWithSidebar } from '#web/routes/shared/page-with-sidebar.tsx';
import { PendingPage } from '#web/routes/shared/pending-page.tsx';
import { useRecent } from '#web/settings/use-recent.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { CompetitionHeader } from './competition-header.tsx';
import { CompetitionSkeleton, CompetitionTabSkeleton } from './competition-skeleton.tsx';
import { COMPETITION_TAB_PAGES } from './competition-tab-pages.ts';
import { competitionTabs } from './competition-tabs.ts';
import { MissingCompetitionTab } from './missing-competition-tab.tsx';
import { useDraws } from './use-draws.ts';
import { useEmptyTabs } from './use-empty-tabs.ts';

const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);

/** A competition: `/competition/:id`, its tabs, and `?season=` for another than the current season. */
export function Competition() {
  const { id = '', tab = null } = useParams();
  const validTab = COMPETITION_TABS.find((one) => one === tab) ?? null;
  if (tab !== validTab) return <NotFound />;
  return (
    <PageWithSidebar>
      <CompetitionById key={id} id={id} tab={validTab} />
    </PageWithSidebar>
  );
}

interface Props {
  readonly id: string;
  /** The open tab; null for the first one. */
  readonly tab: CompetitionTab | null;
}

/** Returns the season in an address, else the current one, else the newest; null if there is none. */
function seasonOf({ seasons, id_current_season }: League, seasonParameter: string | null): string | null {
  return seasons.find(({ id }) => id === seasonParameter)?.id ?? id_current_season ?? seasons[0]?.id ?? null;
}

/** Fetches the tables of a season together with the season. */
function usePrefetchedTables(seasonId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (seasonId === null) return;
    for (const query of [liveStandingsQuery(seasonId, false), standingsQuery(seasonId, false)])
      void client.prefetchQuery(query);
  }, [client, seasonId]);
}

function CompetitionById({ id, tab }: Props) {
  const words = useWords<'competition'>();
  const query = leagueQuery(id);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const seasonParameter = new URLSearchParams(useLocation().search).get('season');
  const league = data?.data;
  useRecent(league && resultOfLeague(league, words));
  const seasonId = league ? seasonOf(league, seasonParameter) : null;
  const seasonResult = useQuery(seasonQuery(seasonId));
  usePrefetchedTables(league && !league.is_cup && (tab === null || tab === 'table') ? seasonId : null);
  const season = seasonResult.data?.data ?? null;
  const isRunning = seasonId === league?.id_current_season && season?.is_current !== false;
  const draws = useDraws(season, isRunning);
  const emptyTabs = useEmptyTabs(seasonId);
  if (isNotFound(error) || league === null) return <NotFound text={words.competition.notFound} />;
  if (!league || isFirstLoad(seasonResult) || draws.isLoading) {
    return (
      <PendingPage trouble={trouble}>
        <CompetitionSkeleton />
      </PendingPage>
    );
  }
  const tabs = competitionTabs(
    season,
    draws.shield.length > 0 || draws.rounds?.some(({ ties }) => ties.length > 0),
  );
  const open = tab ?? tabs[0] ?? 'fixtures';
  // The open one says that it has nothing, instead of vanishing from under the pointer.
  const visibleTabs = tabs.filter((one) => one === open || !emptyTabs.has(one));
  const otherSeasonId = seasonId === league.id_current_season ? null : seasonId;
  const addressOf = (one: CompetitionTab, of: string | null) =>
    competitionAddress(id, one === tabs[0] ? null : one, of);
  const Page = COMPETITION_TAB_PAGES[open];
  return (
    <>
      <title>{`${words.competition.title(competitionName(league, words), words.competition.tabs[open])} · ${words.name}`}</title>
      <ErrorBoundary at={league} section>
        <Heading
          league={league}
          season={season}
          seasonId={seasonId}
          address={addressOf(open, otherSeasonId)}
          addressOf={(of) => addressOf(open, of === league.id_current_season ? null : of)}
          tabs={
            <Tabs
              label={words.competition.label}
              className="mb-3 border-line border-b"
              tabs={visibleTabs.map((one) => ({
                name: words.competition.tabs[one],
                to: addressOf(one, otherSeasonId),
                isOpen: one === open,
              }))}
            />
          }
        />
      </ErrorBoundary>
      {seasonId === null ? (
        <EmptyState>{words.competition.noSeason}</EmptyState>
      ) : season && !tabs.includes(open) ? (
        <MissingCompetitionTab
          tab={open}
          season={season}
          links={visibleTabs.map((one) => ({ tab: one, to: addressOf(one, otherSeasonId) }))}
        />
      ) : (
        <>
          <ErrorBoundary at={`${seasonId} ${open}`} section>
            <Suspense fallback={<CompetitionTabSkeleton />}>
              <Page
                key={`${seasonId} ${open}`}
                league={league}
                seasonId={seasonId}
                season={season}
                rounds={draws.rounds}
                roundKeys={draws.keys}
                missingRoundKeys={draws.missingKeys}
                shield={draws.shield}
                isRunning={isRunning}
                waiting={<CompetitionTabSkeleton />}
              />
            </Suspense>
          </ErrorBoundary>
          <ErrorBoundary at={id} section>
            {open === tabs[0] && (
              <Media of={otherSeasonId === null ? 'league' : 'season'} id={otherSeasonId ?? id} />
            )}
          </ErrorBoundary>
        </>
      )}
    </>
  );
}

interface HeadingProps extends Omit<Parameters<typeof CompetitionHeader>[0], 'onSeason'> {
  readonly addressOf: (season: string) => string;
}

/** Adds to the header the navigation to other seasons. */
function Heading({ addressOf, ...head }: HeadingProps) {
  const navigate = useNavigate();
  return <CompetitionHeader {...head} onSeason={(season) => void navigate(addressOf(season))} />;
}
