import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { TeamRecord } from '#contract/records/team.ts';
import { isNotFound } from '#web/data/api-error.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import type { Answer } from '#web/data/fetch.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { teamStatsQuery } from '#web/data/team-stats.ts';
import { comparedLeagues, type LeagueOfTeam } from '#web/features/compare/compared-leagues.ts';

/** Returns the rows of the table in which a team has most matches, which is the newest one; null if it is in none. */
function tableOf(answer: Answer<StandingsRecord | null> | undefined, teamId: string) {
  const tables = (answer?.data?.tables ?? []).flatMap(({ rows }) => {
    const own = rows.find(({ team_id }) => team_id === teamId);
    return own ? [{ rows, played: own.overall.games_played ?? 0 }] : [];
  });
  return tables.sort((a, b) => b.played - a.played)[0]?.rows ?? null;
}

function useTeamSeason(team: TeamRecord, league: LeagueOfTeam | null, isNear: boolean) {
  const seasonId = league?.current_season_id ?? null;
  const tableQuery = liveStandingsQuery(seasonId, false);
  const statsQuery = teamStatsQuery(team.id, seasonId);
  const tables = useQuery(enabledIf(isNear && seasonId !== null, tableQuery));
  const stats = useQuery(enabledIf(isNear && seasonId !== null, statsQuery));
  const table = useMemo(() => tableOf(tables.data, team.id), [tables.data, team.id]);
  return {
    league,
    table,
    season: {
      row: table?.find(({ team_id }) => team_id === team.id) ?? null,
      stats: stats.data?.data ?? null,
    },
    // The table may come without statistics, which not every account may request.
    isLoaded: seasonId === null || Boolean((tables.data || isNotFound(tables.error)) && stats.isFetched),
    queryKeys: seasonId === null ? [] : [tableQuery.queryKey, statsQuery.queryKey],
  };
}

/**
 * Returns the seasons of two teams, in a competition of both if there is one, with their tables as they stand.
 *
 * @param isNear whether to request them yet
 */
export function useTeamSeasons(home: TeamRecord, away: TeamRecord, isNear: boolean) {
  const [homeLeague, awayLeague] = comparedLeagues(home.leagues, away.leagues);
  const seasons = {
    home: useTeamSeason(home, homeLeague, isNear),
    away: useTeamSeason(away, awayLeague, isNear),
  };
  const isSameTable =
    seasons.home.table !== null &&
    homeLeague?.current_season_id === awayLeague?.current_season_id &&
    seasons.home.table.some(({ team_id }) => team_id === away.id);
  return { ...seasons, isSameTable, isLoaded: seasons.home.isLoaded && seasons.away.isLoaded };
}
