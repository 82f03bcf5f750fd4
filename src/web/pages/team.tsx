import '#web/features/team/team.css';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { Missing } from '#web/features/status/missing.tsx';
import { TroubleBar } from '#web/features/status/trouble-bar.tsx';
import { Trophies, VenueAndCoach } from '#web/features/team/about.tsx';
import { Header } from '#web/features/team/header.tsx';
import { absences } from '#web/features/team/lines.ts';
import { TeamSkeleton } from '#web/features/team/skeleton.tsx';
import { SquadTable } from '#web/features/team/squad-table.tsx';
import { TeamMatches } from '#web/features/team/team-matches.tsx';
import { TransfersList } from '#web/features/team/transfers-list.tsx';
import { isNotFound } from '#web/queries/api-error.ts';
import { venueQuery } from '#web/queries/info.ts';
import { standingsQuery } from '#web/queries/standings.ts';
import {
  coachQuery,
  squadQuery,
  teamMatchesQuery,
  teamQuery,
  teamSidelinedQuery,
  transfersQuery,
  trophiesQuery,
} from '#web/queries/team.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useZone } from '#web/settings/zone.ts';
import { later } from '#web/ui/later.tsx';
import { useTeamWords } from '#web/words/team.ts';
import { NotFound } from './not-found.tsx';
import { useTeamMatches } from './use-team-matches.ts';

const Media = later(async () => (await import('./media.tsx')).Media);

/** A team: `/team/:id`. */
export function Team() {
  const { id = '' } = useParams();
  return <TeamOf id={id} />;
}

function TeamOf({ id }: { readonly id: string }) {
  const words = useTeamWords();
  const zone = useZone();
  const query = teamQuery(id);
  const { data, error } = useQuery(query);
  const squad = useQuery(squadQuery(id));
  const sidelined = useQuery(teamSidelinedQuery(id));
  const transfers = useQuery(transfersQuery(id)).data?.data;
  const trophies = useQuery(trophiesQuery(id));
  const matches = useTeamMatches(id);
  const team = data?.data;
  const venue = useQuery(venueQuery(team?.venue_id ?? null));
  const coach = useQuery(coachQuery(team?.coach_id ?? null));
  const placeIn = usePlaces(
    id,
    (team?.leagues ?? []).flatMap(({ is_cup, is_friendly, current_season_id }) =>
      !is_cup && !is_friendly && current_season_id ? current_season_id : [],
    ),
  );
  const state = useStateOfData([query.queryKey, teamMatchesQuery(id).queryKey]);
  const absent = useMemo(
    () => (sidelined.data?.data ? absences(sidelined.data.data) : new Map()),
    [sidelined.data],
  );
  const rows = useMemo(
    () => matches.rows?.map(({ record, seen }) => ({ match: record, seen })) ?? null,
    [matches.rows],
  );
  if (isNotFound(error) || team === null) return <NotFound text={words.team.notFound} />;
  // What is above all else comes at once: nothing moves when the rest is there.
  const isWaiting =
    !team ||
    (!rows && !matches.error) ||
    [squad, sidelined, venue, coach, trophies].some(({ isLoading }) => isLoading);
  if (isWaiting) {
    return (
      <>
        <title>{`${team?.name ?? words.loading} · ${words.name}`}</title>
        {state.trouble ? <Missing trouble={state.trouble} /> : <TeamSkeleton />}
      </>
    );
  }
  return (
    <div data-old={state.old}>
      <title>{`${team.name} · ${words.name}`}</title>
      <div className="dims-when-old">
        <Header team={team} city={venue.data?.data?.city ?? null} placeIn={placeIn} />
        <div className="team-page">
          <div>
            {rows ? (
              <TeamMatches
                rows={rows}
                name={team.name}
                teamId={id}
                zone={zone}
                confirmed={matches.confirmed}
              />
            ) : (
              <p className="px-4 py-8 text-center text-quiet">{words.team.noMatches}</p>
            )}
            <VenueAndCoach venue={venue.data?.data ?? null} coach={coach.data?.data ?? null} />
            <Trophies trophies={trophies.data?.data?.trophies ?? []} />
            <Media of="team" id={id} />
          </div>
          <div>
            <SquadTable squad={squad.data?.data ?? { formation: null, squad: [] }} absent={absent} />
            {transfers && <TransfersList transfers={transfers} />}
          </div>
        </div>
      </div>
      <TroubleBar trouble={state.trouble} asOf={state.asOf} zone={zone} />
    </div>
  );
}

/** Where a team stands in the tables of seasons, by the last one that has it. */
function usePlaces(id: string, seasons: readonly string[]): (season: string) => number | null {
  const tables = useQueries({ queries: seasons.map(standingsQuery) });
  return (season) => {
    const told = tables[seasons.indexOf(season)]?.data?.data?.tables ?? [];
    const rows = told.flatMap((table) => table.rows.filter(({ team_id }) => team_id === id));
    return rows.at(-1)?.overall.position || null;
  };
}
