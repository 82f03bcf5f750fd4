import { teamSeasons } from '#web/routes/team/team-seasons.ts';
import type { TeamTabProps } from '#web/routes/team/team-tab-props.ts';
import { TeamTable } from '#web/routes/team/team-table.tsx';

/** The tables of a team's leagues: `/team/:id/table`. */
export function TeamTables({ team, matches, waiting }: TeamTabProps) {
  return teamSeasons(team).map((season) => (
    <TeamTable
      key={season.seasonId}
      teamId={team.id}
      season={season}
      isPlaying={matches.now.some(({ match }) => match.season_id === season.seasonId)}
      isWanted
      waiting={waiting}
    />
  ));
}
