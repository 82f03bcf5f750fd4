import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { LEADERS, leadersQuery } from '#web/data/season.ts';
import { squadQuery, teamSidelinedQuery, transfersQuery } from '#web/data/team.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { squadFigures } from '#web/routes/team/squad-figures.ts';
import { absencesByPlayer } from '#web/routes/team/squad-lines.ts';
import { SquadTable } from '#web/routes/team/squad-table.tsx';
import { teamSeasons } from '#web/routes/team/team-seasons.ts';
import type { TeamTabProps } from '#web/routes/team/team-tab-props.ts';
import { TransfersList } from '#web/routes/team/transfers-list.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/** A team's players with what they have done in the season, and its transfers: `/team/:id/squad`. */
export function TeamSquad({ team, waiting }: TeamTabProps) {
  const { id } = team;
  const query = squadQuery(id);
  const squad = useQuery(query);
  const state = useStateOfData([query.queryKey]);
  const sidelined = useQuery(teamSidelinedQuery(id));
  const transfers = useQuery(transfersQuery(id)).data?.data;
  const [season] = teamSeasons(team);
  const leaders = useQueries({
    queries: LEADERS.map((list) => ({
      ...leadersQuery(list, season?.seasonId ?? ''),
      enabled: season !== undefined,
    })),
  });
  const [topscorers, topassists, topcards] = leaders.map(({ data }) =>
    data && !data.meta.shield ? data.data : null,
  );
  const figuresOf = useMemo(
    () =>
      squadFigures(
        { topscorers: topscorers ?? null, topassists: topassists ?? null, topcards: topcards ?? null },
        id,
      ),
    [topscorers, topassists, topcards, id],
  );
  const absences = useMemo(
    () => (sidelined.data?.data ? absencesByPlayer(sidelined.data.data) : new Map()),
    [sidelined.data],
  );
  const shield = leaders.flatMap(({ data }) => data?.meta.shield ?? []);
  if (!squad.data && !isNotFound(squad.error) && state.trouble) return <ErrorState trouble={state.trouble} />;
  // Drawn together, so that no column moves when the figures arrive.
  const isWhole =
    squad.isFetched && sidelined.isFetched && (!season || leaders.every(({ isFetched }) => isFetched));
  if (!isWhole) return waiting;
  return (
    <div className="grid min-w-0 gap-3">
      <ErrorBoundary at={squad.data} section>
        {squad.data?.data && <SquadTable squad={squad.data.data} absences={absences} figuresOf={figuresOf} />}
      </ErrorBoundary>
      {shield.length > 0 && <ShieldLine keys={[...new Set(shield)]} />}
      <ErrorBoundary at={transfers} section>
        {transfers && <TransfersList transfers={transfers} />}
      </ErrorBoundary>
    </div>
  );
}
