import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { TeamRecord } from '#contract/records/team.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { venueQuery } from '#web/data/info.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import {
  coachQuery,
  squadQuery,
  teamMatchesQuery,
  teamQuery,
  teamSidelinedQuery,
  transfersQuery,
  trophiesQuery,
} from '#web/data/team.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { resultOfTeam } from '#web/features/search/result-of-team.ts';
import { TeamMatchList, type TeamMatchRow } from '#web/features/team-matches/team-match-list.tsx';
import { useTeamMatches } from '#web/routes/shared/lists/use-team-matches.ts';
import { loadedRecord } from '#web/routes/shared/loaded-record.ts';
import { NotFound } from '#web/routes/shared/not-found.tsx';
import { PageWithSidebar } from '#web/routes/shared/page-with-sidebar.tsx';
import { PendingPage } from '#web/routes/shared/pending-page.tsx';
import { useRecent } from '#web/routes/shared/use-recent.ts';
import { useZone } from '#web/settings/zone.ts';
import { DatedPage } from '#web/ui/dated-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { ShieldLine } from '#web/ui/shield-line.tsx';
import { useTeamWords } from '#web/words/team.ts';
import { Trophies, VenueAndCoach } from './about.tsx';
import { absencesByPlayer, type SquadAbsence } from './squad-lines.ts';
import { SquadTable } from './squad-table.tsx';
import { TeamHeader } from './team-header.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';
import { TransfersList } from './transfers-list.tsx';

/** The squad is on the left and matches on the right; on a phone matches come first. */
const COLUMN = 'grid min-w-0 gap-3';

const Media = lazyAfterFirstView(async () => (await import('#web/routes/shared/media.tsx')).Media);

/** A team: `/team/:id`. */
export function Team() {
  const { id = '' } = useParams();
  return (
    <PageWithSidebar>
      <TeamById key={id} id={id} />
    </PageWithSidebar>
  );
}

function TeamById({ id }: { readonly id: string }) {
  const words = useTeamWords();
  const zone = useZone();
  const query = teamQuery(id);
  const { data, error } = useQuery(query);
  const team = data?.data;
  useRecent(team && resultOfTeam(team, words));
  const [venueId, coachId] = [team?.venue_id ?? null, team?.coach_id ?? null];
  const matches = useTeamMatches(id);
  const isLoaded = Boolean(team && (matches.rows || matches.hasFailed));
  const isWanted = useAfterPaint(isLoaded);
  const venue = loadedRecord(venueId, useQuery(enabledIf(isWanted, venueQuery(venueId))));
  const coach = loadedRecord(coachId, useQuery(enabledIf(isWanted, coachQuery(coachId))));
  const trophies = useQuery(enabledIf(isWanted, trophiesQuery(id)));
  const people = usePeople(id, isWanted);
  const isPlaying = matches.rows?.some(({ record }) => record.phase === 'live') ?? false;
  const positions = usePositions(id, team?.leagues ?? [], { isWanted, isPlaying });
  const { trouble } = useStateOfData([query.queryKey, teamMatchesQuery(id).queryKey]);
  const state = useStateOfData([...matches.keys, ...positions.polledKeys]);
  const rows = useMemo(
    () => matches.rows?.map(({ record, anchor }): TeamMatchRow => ({ match: record, anchor })) ?? null,
    [matches.rows],
  );
  if (isNotFound(error) || team === null) return <NotFound text={words.team.notFound} />;
  if (!team || !isLoaded) {
    return (
      <PendingPage trouble={trouble} title={team?.name}>
        <TeamSkeleton />
      </PendingPage>
    );
  }
  // Everything without reserved space is drawn together, so that nothing moves later.
  const isWhole = people.squad !== undefined && trophies.isFetched;
  return (
    <DatedPage state={state} hasData={rows !== null} zone={zone}>
      <title>{`${team.name} · ${words.name}`}</title>
      <div className="dims-when-old">
        <ErrorBoundary at={team} section>
          <TeamHeader team={team} city={venue?.city ?? null} tablePosition={positions.positionIn} />
        </ErrorBoundary>
        <div className="grid items-start gap-x-5 gap-y-3 min-[64rem]:grid-cols-[minmax(0,1fr)_25rem]">
          <div className={`${COLUMN} min-[64rem]:col-2 min-[64rem]:row-1`}>
            <ErrorBoundary at={rows} section>
              {rows ? (
                <TeamMatchList
                  rows={rows}
                  name={team.name}
                  teamId={id}
                  zone={zone}
                  confirmed={matches.confirmed}
                />
              ) : (
                trouble && !isNotFound(matches.error) && <ErrorState trouble={trouble} />
              )}
            </ErrorBoundary>
            <ErrorBoundary at={id} section>
              <VenueAndCoach venue={venue} coach={coach} founded={team.founded} />
            </ErrorBoundary>
            <ErrorBoundary at={id} section>
              {isWhole && <Trophies trophies={trophies.data?.data?.trophies ?? []} />}
              {trophies.data?.meta.shield && <ShieldLine keys={trophies.data.meta.shield} />}
            </ErrorBoundary>
            <ErrorBoundary at={id} section>
              <Media of="team" id={id} />
            </ErrorBoundary>
            {!rows?.length && !trouble && <EmptyState>{words.team.noMatches}</EmptyState>}
          </div>
          {isWhole ? (
            <div className={COLUMN}>
              <ErrorBoundary at={people.squad} section>
                {people.trouble ? (
                  <ErrorState trouble={people.trouble} />
                ) : (
                  <SquadTable
                    squad={people.squad ?? { formation: null, squad: [] }}
                    absences={people.absent}
                  />
                )}
              </ErrorBoundary>
              <ErrorBoundary at={people.transfers} section>
                {people.transfers && <TransfersList transfers={people.transfers} />}
              </ErrorBoundary>
            </div>
          ) : (
            <Loading className="min-h-screen" />
          )}
        </div>
      </div>
    </DatedPage>
  );
}

/**
 * Returns a team's squad, absences and transfers. An unavailable squad is null; `trouble` is the reason why it could
 * not be loaded.
 */
function usePeople(id: string, isWanted: boolean) {
  const query = squadQuery(id);
  const squad = useQuery(enabledIf(isWanted, query));
  const state = useStateOfData([query.queryKey]);
  const sidelined = useQuery(enabledIf(isWanted, teamSidelinedQuery(id)));
  const transfers = useQuery(enabledIf(isWanted, transfersQuery(id))).data?.data;
  const absent = useMemo(
    () => (sidelined.data?.data ? absencesByPlayer(sidelined.data.data) : new Map<string, SquadAbsence>()),
    [sidelined.data],
  );
  const trouble = squad.data || isNotFound(squad.error) ? null : state.trouble;
  return { squad: sidelined.isFetched ? loadedRecord(id, squad) : undefined, absent, transfers, trouble };
}

/**
 * Returns a function that gives a team's position in the table of a season as it stands, the last one that includes it, and
 * the keys of what is polled.
 *
 * @param isPlaying whether it can change
 */
function usePositions(
  id: string,
  leagues: TeamRecord['leagues'],
  { isWanted, isPlaying }: { readonly isWanted: boolean; readonly isPlaying: boolean },
) {
  const seasons = leagues.flatMap(({ is_cup, is_friendly, current_season_id }) =>
    !is_cup && !is_friendly && current_season_id ? current_season_id : [],
  );
  const queries = seasons.map((season) => enabledIf(isWanted, liveStandingsQuery(season, isPlaying)));
  const tables = useQueries({ queries });
  const positionIn = (season: string): number | null => {
    const seasonTables = tables[seasons.indexOf(season)]?.data?.data?.tables ?? [];
    const rows = seasonTables.flatMap((table) => table.rows.filter(({ team_id }) => team_id === id));
    return rows.at(-1)?.overall.position || null;
  };
  return { positionIn, polledKeys: isWanted && isPlaying ? queries.map(({ queryKey }) => queryKey) : [] };
}
