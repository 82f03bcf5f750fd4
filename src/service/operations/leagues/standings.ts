import { onePage } from '#service/answer/paging.ts';
import { writeStandings } from '#service/answer/standings.ts';
import { STANDINGS_TYPES, type StandingsTypes } from '#service/answer/wire-types.ts';
import { requiredSeason } from '#service/operations/horizon.ts';
import type { DataRequest, Handler, OperationResult } from '#service/operations/request.ts';

function tables(request: DataRequest, isLive: boolean, types: StandingsTypes): OperationResult {
  const { world, now } = request;
  const season = requiredSeason(request, 'season_id');
  const league = world.competition(season.competition)?.name ?? '';
  const snapshots = world.tables(season.id, now, isLive);
  return { data: writeStandings(season, league, snapshots, types), paging: onePage(1) };
}

/** leagues?t=standings&season_id=: the tables of matches that have ended. */
export const leagueStandings: Handler = (request) => tables(request, false, STANDINGS_TYPES.standings);

/** leagues?t=standings_live&season_id=: the tables now, counting running scores. */
export const leagueStandingsLive: Handler = (request) =>
  tables(request, true, STANDINGS_TYPES.standings_live);
