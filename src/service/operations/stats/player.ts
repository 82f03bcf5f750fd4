import { missingParameter, notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writePlayerSeasonStats } from '#service/answer/player-season-stats.ts';
import { findMatch } from '#service/operations/find-match.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { DataRequest, Handler, OperationResult } from '#service/operations/request.ts';
import { matchPartOf } from '#service/statistics/match-part.ts';
import { noMatches, withMatch } from '#service/statistics/player-totals.ts';
import { seasonWithStats } from './season-with-stats.ts';

function requiredPlayer(id: number, { world }: DataRequest) {
  const player = world.player(id);
  if (player === null) throw notFound('Player');
  return player;
}

/** Writes the statistics of a player's started matches in a season. */
function inSeason(id: number, seasonId: number, request: DataRequest): OperationResult {
  const { books, now } = request;
  const player = requiredPlayer(id, request);
  const season = seasonWithStats(seasonId, request);
  const { players, startedMatches: matchesByTeam } = books(season.id, now);
  const totals = players.get(id) ?? noMatches(id, 0);
  return {
    data: writePlayerSeasonStats(player, totals, matchesByTeam.get(totals.teamId) ?? 0),
    paging: onePage(1),
  };
}

/** Writes the statistics of one match as if it were a season (our choice: no recording). */
function inMatch(id: number, matchId: number, request: DataRequest): OperationResult {
  const { world, now } = request;
  const player = requiredPlayer(id, request);
  const fixture = findMatch(world, matchId, now);
  if (fixture === null) throw notFound('Match');
  const playerMatch = matchPartOf(world, fixture, now).players?.find(({ playerId }) => playerId === id);
  const none = noMatches(id, 0);
  const totals =
    playerMatch === undefined ? none : withMatch(none, playerMatch, fixture[playerMatch.side].id);
  return { data: writePlayerSeasonStats(player, totals, 1), paging: onePage(1) };
}

/** stats?t=player&id=&season_id=, or &player_id=&match_id=: statistics including matches in play. */
export const statsPlayer: Handler = (request) => {
  const [playerId, matchId, id, seasonId] = ['player_id', 'match_id', 'id', 'season_id'].map((name) =>
    optionalId(request.query, name),
  );
  if (playerId != null && matchId != null) return inMatch(playerId, matchId, request);
  if (id == null) throw missingParameter('id');
  if (seasonId == null) throw missingParameter('season_id');
  return inSeason(id, seasonId, request);
};
