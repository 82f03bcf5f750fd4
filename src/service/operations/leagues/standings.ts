import { DAY_S } from '#contract/durations.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeStandings } from '#service/answer/standings.ts';
import { STANDINGS_TYPES, type StandingsTypes } from '#service/answer/wire-types.ts';
import { requiredSeason } from '#service/operations/horizon.ts';
import type { DataRequest, Handler, OperationResult } from '#service/operations/request.ts';

function tablesAt(
  request: DataRequest,
  instant: number,
  isLive: boolean,
  types: StandingsTypes,
): OperationResult {
  const { world } = request;
  const season = requiredSeason(request, 'season_id');
  const league = world.competition(season.competition)?.name ?? '';
  const tables = world.tables(season.id, instant, isLive);
  return { data: writeStandings(season, league, tables, types), paging: onePage(1) };
}

/** leagues?t=standings&season_id=: the tables of matches that ended before 00:00 UTC of the day. */
export const leagueStandings: Handler = (request) =>
  tablesAt(request, Math.floor(request.now / DAY_S) * DAY_S, false, STANDINGS_TYPES.standings);

/** leagues?t=standings_live&season_id=: the tables now, counting running scores. */
export const leagueStandingsLive: Handler = (request) =>
  tablesAt(request, request.now, true, STANDINGS_TYPES.standings_live);
