import { useQueries, useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useParams } from 'react-router';
import { TEAM_TABS, type TeamTab } from '#contract/pages.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { useConfirmed } from '#web/clock/program-context.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { DatedPage } from '#web/components/dated-page.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { venueQuery } from '#web/data/info.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { coachQuery, teamMatchesQuery, teamQuery } from '#web/data/team.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { resultOfTeam } from '#web/features/search/result-of-team.ts';
import { groupMatches, type TeamMatchRow } from '#web/features/team-matches/group-matches.ts';
import { useTeamMatches } from '#web/lists/use-team-matches.ts';
import { teamAddress } from '#web/navigation/addresses.ts';
import { loadedRecord } from '#web/routes/shared/loaded-record.ts';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { PageWithSidebar } from '#web/routes/shared/page-with-sidebar.tsx';
import { PendingPage } from '#web/routes/shared/pending-page.tsx';
import { useRecent } from '#web/settings/use-recent.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Bar, TabSkeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWords } from '#web/words/use-words.ts';
import { TeamOverview } from './overview.tsx';
import { TeamFixtures } from './tabs/fixtures.tsx';
import { TeamResults } from './tabs/results.tsx';
import { TeamSquad } from './tabs/squad.tsx';
import { TeamTables } from './tabs/table.tsx';
import { TeamHeader } from './team-header.tsx';
import { teamSeasons } from './team-seasons.ts';
import { TeamSkeleton } from './team-skeleton.tsx';
import type { TeamTabProps } from './team-tab-props.ts';
import { useTeamTabs } from './use-team-tabs.ts';

/** A team's tabs besides its overview. */
const TEAM_TAB_PAGES: Readonly<Record<TeamTab, ComponentType<TeamTabProps>>> = {
  fixtures: TeamFixtures,
  results: TeamResults,
  table: TeamTables,
  squad: TeamSquad,
};

const SKELETON_LINE = (
  <div className="flex h-12 items-center border-line border-b px-3.5">
    <Bar className="w-40" />
  </div>
);
const WAITING = <TabSkeleton className="card" count={15} line={() => SKELETON_LINE} />;

/** A team: `/team/:id`, and its tabs. */
export function Team() {
  const { id = '', tab = null } = useParams();
  const validTab = TEAM_TABS.find((one) => one === tab) ?? null;
  if (tab !== validTab) return <NotFound />;
  return (
    <PageWithSidebar>
      <TeamById key={id} id={id} tab={validTab} />
    </PageWithSidebar>
  );
}

interface Props {
  readonly id: string;
  /** The open tab; null for the overview. */
  readonly tab: TeamTab | null;
}

function TeamById({ id, tab }: Props) {
  const words = useWords<'team'>();
  const { team: t } = words;
  const query = teamQuery(id);
  const { data, error } = useQuery(query);
  const team = data?.data;
  useRecent(team && resultOfTeam(team, words));
  const [venueId, coachId] = [team?.venue_id ?? null, team?.coach_id ?? null];
  const list = useTeamMatches(id);
  const isLoaded = Boolean(team && (list.rows || list.hasFailed));
  const isWanted = useAfterPaint(isLoaded);
  const venue = loadedRecord(venueId, useQuery(enabledIf(isWanted, venueQuery(venueId))));
  const coach = loadedRecord(coachId, useQuery(enabledIf(isWanted && tab === null, coachQuery(coachId))));
  const isPlaying = list.rows?.some(({ record }) => record.phase === 'live') ?? false;
  const { positionIn, polledKeys } = usePositions(id, team, { isWanted, isPlaying });
  const { trouble } = useStateOfData([query.queryKey, teamMatchesQuery(id).queryKey]);
  const state = useStateOfData([...list.keys, ...polledKeys]);
  const rows = useMemo(
    () => list.rows?.map(({ record, anchor }): TeamMatchRow => ({ match: record, anchor })) ?? null,
    [list.rows],
  );
  const matches = groupMatches(rows ?? [], useConfirmed()());
  const tabs = useTeamTabs(id, team, matches);
  if (isNotFound(error) || team === null) return <NotFound text={t.notFound} />;
  if (!team || !isLoaded) {
    return (
      <PendingPage trouble={trouble} title={team?.name}>
        <TeamSkeleton />
      </PendingPage>
    );
  }
  const shared = { team, rows, matches };
  const Page = tab && TEAM_TAB_PAGES[tab];
  const name = tab ? t.title(team.name, t.tabs[tab]) : team.name;
  return (
    <DatedPage state={state} hasData={rows !== null}>
      <title>{`${name} · ${words.name}`}</title>
      <div className="dims-when-old">
        <ErrorBoundary at={team} section>
          <TeamHeader
            team={team}
            city={venue?.city ?? null}
            tablePosition={positionIn}
            tabs={
              <Tabs
                label={t.label}
                className="mb-3 border-line border-b"
                tabs={[null, ...tabs].map((one) => ({
                  name: t.tabs[one ?? 'overview'],
                  to: teamAddress(id, one),
                  isOpen: one === tab,
                }))}
              />
            }
          />
        </ErrorBoundary>
        <ErrorBoundary at={`${id} ${tab}`} section>
          {rows === null && trouble && !isNotFound(list.error) && <ErrorState trouble={trouble} />}
          {!tab ? (
            <TeamOverview {...shared} venue={venue} coach={coach} isWanted={isWanted} />
          ) : tabs.includes(tab) ? (
            Page && <Page {...shared} waiting={WAITING} />
          ) : (
            (rows || trouble === null) && <EmptyState>{t.missing[tab]}</EmptyState>
          )}
        </ErrorBoundary>
      </div>
    </DatedPage>
  );
}

/**
 * Returns a function that gives a team's position in the table of a season as it stands, the last one that includes it, and
 * the keys of what is polled.
 *
 * @param isPlaying whether it can change
 */
function usePositions(
  id: string,
  team: TeamRecord | null | undefined,
  { isWanted, isPlaying }: { readonly isWanted: boolean; readonly isPlaying: boolean },
) {
  const seasons = (team ? teamSeasons(team) : []).map(({ seasonId }) => seasonId);
  const queries = seasons.map((season) => enabledIf(isWanted, liveStandingsQuery(season, isPlaying)));
  const tables = useQueries({ queries });
  const positionIn = (season: string): number | null => {
    const seasonTables = tables[seasons.indexOf(season)]?.data?.data?.tables ?? [];
    const rows = seasonTables.flatMap((table) => table.rows.filter(({ team_id }) => team_id === id));
    return rows.at(-1)?.overall.position || null;
  };
  return { positionIn, polledKeys: isWanted && isPlaying ? queries.map(({ queryKey }) => queryKey) : [] };
}
