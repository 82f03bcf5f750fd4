import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { COMPETITION_TABS, type CompetitionTab } from '#contract/pages.ts';
import type { League } from '#contract/records/league.ts';
import { competitionAddress } from '#web/app/addresses.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { Header } from '#web/features/competition/header.tsx';
import { CompetitionSkeleton, TabSkeleton } from '#web/features/competition/skeleton.tsx';
import { tabsOf } from '#web/features/competition/tabs.ts';
import { isNotFound } from '#web/queries/api-error.ts';
import { leagueQuery, seasonQuery } from '#web/queries/info.ts';
import { liveStandingsQuery, standingsQuery } from '#web/queries/standings.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useKept } from '#web/settings/kept.ts';
import { pins } from '#web/settings/pins.ts';
import { useZone } from '#web/settings/zone.ts';
import { later } from '#web/ui/later.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useCompetitionWords } from '#web/words/competition.ts';
import { BesidePage } from './beside-page.tsx';
import { TAB_PAGES } from './competition-tabs.ts';
import { NotFound } from './not-found.tsx';
import { UntilTold } from './until-told.tsx';

const Media = later(async () => (await import('./media.tsx')).Media);

/** A competition: `/competition/:id`, its tabs, and `?season=` for another than the current season. */
export function Competition() {
  const { id = '', tab = null } = useParams();
  const known = COMPETITION_TABS.find((one) => one === tab) ?? null;
  if (tab !== known) return <NotFound />;
  return (
    <BesidePage>
      <CompetitionOf key={id} id={id} tab={known} />
    </BesidePage>
  );
}

interface Props {
  readonly id: string;
  /** The open tab; null for the first one. */
  readonly tab: CompetitionTab | null;
}

/** Returns the season in an address, else the current one, else the newest; null if there is none. */
function seasonOf({ seasons, id_current_season }: League, asked: string | null): string | null {
  return seasons.find(({ id }) => id === asked)?.id ?? id_current_season ?? seasons[0]?.id ?? null;
}

/** Fetches the tables of a season together with the season. */
function useTablesEarly(seasonId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (seasonId === null) return;
    for (const query of [liveStandingsQuery(seasonId, false), standingsQuery(seasonId)])
      void client.prefetchQuery(query);
  }, [client, seasonId]);
}

function CompetitionOf({ id, tab }: Props) {
  const words = useCompetitionWords();
  const zone = useZone();
  const query = leagueQuery(id);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const asked = new URLSearchParams(useLocation().search).get('season');
  const league = data?.data;
  const seasonId = league ? seasonOf(league, asked) : null;
  const told = useQuery(seasonQuery(seasonId));
  useTablesEarly(league && !league.is_cup && (tab === null || tab === 'table') ? seasonId : null);
  if (isNotFound(error) || league === null) return <NotFound text={words.competition.notFound} />;
  if (!league || told.isLoading) {
    return (
      <UntilTold trouble={trouble}>
        <CompetitionSkeleton />
      </UntilTold>
    );
  }
  const season = told.data?.data ?? null;
  const tabs = tabsOf(season);
  const open = tab && tabs.includes(tab) ? tab : (tabs[0] ?? 'fixtures');
  const other = seasonId === league.id_current_season ? null : seasonId;
  const addressOf = (one: CompetitionTab, of: string | null) =>
    competitionAddress(id, one === tabs[0] ? null : one, of);
  const { Page } = TAB_PAGES[open];
  return (
    <>
      <title>{`${words.competition.title(league.name, words.competition.tabs[open])} · ${words.name}`}</title>
      <ErrorBoundary at={league} section>
        <Heading
          league={league}
          season={season}
          seasonId={seasonId}
          addressOf={(of) => addressOf(open, of === league.id_current_season ? null : of)}
          tabs={
            <Tabs
              label={words.competition.label}
              tabs={tabs.map((one) => ({
                name: words.competition.tabs[one],
                to: addressOf(one, other),
                isOpen: one === open,
                onIntent: () => void TAB_PAGES[one].fetch().catch(() => {}),
              }))}
            />
          }
        />
      </ErrorBoundary>
      {seasonId === null ? (
        <p className="px-4 py-8 text-center text-quiet">{words.competition.noSeason}</p>
      ) : (
        <>
          <ErrorBoundary at={`${seasonId} ${open}`} section>
            <Suspense fallback={<TabSkeleton />}>
              <Page
                key={`${seasonId} ${open}`}
                league={league}
                seasonId={seasonId}
                season={season}
                isRunning={other === null && season?.is_current !== false}
                zone={zone}
                waiting={<TabSkeleton />}
              />
            </Suspense>
          </ErrorBoundary>
          <ErrorBoundary at={id} section>
            {open === tabs[0] && <Media of={other === null ? 'league' : 'season'} id={other ?? id} />}
          </ErrorBoundary>
        </>
      )}
    </>
  );
}

interface HeadingProps extends Omit<Parameters<typeof Header>[0], 'pinned' | 'onSeason'> {
  readonly addressOf: (season: string) => string;
}

/** Adds to the header whether the competition is pinned, and the navigation to other seasons. */
function Heading({ addressOf, ...head }: HeadingProps) {
  const navigate = useNavigate();
  const pinned = useKept(pins).includes(head.league.id);
  return <Header {...head} pinned={pinned} onSeason={(season) => void navigate(addressOf(season))} />;
}
