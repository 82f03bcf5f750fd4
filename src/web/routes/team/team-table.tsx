import type { ReactNode } from 'react';
import { MatchClocks } from '#web/clock/match-clocks.tsx';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { useAsOf } from '#web/data/use-as-of.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { FullTableLink } from '#web/features/standings/full-table-link.tsx';
import { liveTeams } from '#web/features/standings/live-teams.ts';
import { displayTables, tablesWith } from '#web/features/standings/rows.ts';
import { StandingsTable } from '#web/features/standings/standings-table.tsx';
import { DatedPart } from '#web/routes/shared/dated-part.tsx';
import { useTableData } from '#web/tables/use-table-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { TeamSeason } from './team-seasons.ts';

interface Props {
  readonly teamId: string;
  readonly season: TeamSeason;
  /** Whether the team plays a match of the season, so that its table moves. */
  readonly isPlaying: boolean;
  /** Shows only the rows around the team. */
  readonly isShort?: boolean;
  readonly isWanted: boolean;
  readonly waiting: ReactNode;
}

/** The table of a team's league as it stands; nothing without one. */
export function TeamTable(props: Props) {
  const { teamId, season, isPlaying, isShort = false, isWanted, waiting } = props;
  const { queryKey, keys, now, official, shield, live, isWaiting } = useTableData(
    season.seasonId,
    isPlaying,
    isWanted,
  );
  const { trouble } = useStateOfData([queryKey]);
  const confirmed = useAsOf(queryKey);
  if (isWaiting) return trouble ? <ErrorState trouble={trouble} /> : waiting;
  if (shield) return <ShieldLine keys={shield} />;
  const tables = now ? tablesWith(displayTables(now, official), [teamId]) : [];
  const playing = liveTeams(
    live
      .filter(({ season_id }) => season_id === season.seasonId)
      .map((record) => ({ record, anchor: null, scoreChange: null })),
  );
  return (
    <DatedPart keys={keys}>
      <MatchClocks confirmed={confirmed}>
        {tables
          .filter(({ rows }) => rows.some(({ row }) => row.team_id === teamId))
          .map((table, at) => (
            <StandingsTable
              key={table.name ?? at}
              table={table}
              highlightedIds={[teamId]}
              liveTeams={playing}
              isShort={isShort}
              end={<FullTableLink league={season.leagueId} />}
            />
          ))}
      </MatchClocks>
    </DatedPart>
  );
}
