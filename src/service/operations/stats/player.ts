import { missing, notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writePlayerSeasonStats } from '#service/answer/player-season-stats.ts';
import { knownMatch } from '#service/operations/match.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Answer, DataRequest, Handler } from '#service/operations/request.ts';
import { partOf } from '#service/statistics/match-part.ts';
import { noMatches, withMatch } from '#service/statistics/player-totals.ts';
import { seasonWithStats } from './known.ts';

function requiredPlayer(id: number, { world }: DataRequest) {
  const player = world.player(id);
  if (player === null) throw notFound('Player');
  return player;
}

/** Writes the statistics of a player's started matches in a season. */
function inSeason(id: number, seasonId: number, request: DataRequest): Answer {
  const { books, now } = request;
  const player = requiredPlayer(id, request);
  const season = seasonWithStats(seasonId, request);
  const { players, begun } = books(season.id, now);
  const totals = players.get(id) ?? noMatches(id, 0);
  return { data: writePlayerSeasonStats(player, totals, begun.get(totals.teamId) ?? 0), paging: onePage(1) };
}

/** Writes the statistics of one match as if it were a season (our choice: no recording). */
function inMatch(id: number, matchId: number, request: DataRequest): Answer {
  const { world, now } = request;
  const player = requiredPlayer(id, request);
  const fixture = knownMatch(world, matchId, now);
  if (fixture === null) throw notFound('Match');
  const own = partOf(world, fixture, now).players?.find(({ playerId }) => playerId === id);
  const none = noMatches(id, 0);
  const totals = own === undefined ? none : withMatch(none, own, fixture[own.side].id);
  return { data: writePlayerSeasonStats(player, totals, 1), paging: onePage(1) };
}

/** stats?t=player&id=&season_id=, or &player_id=&match_id=: statistics including matches in play. */
export const player: Handler = (request) => {
  const [playerId, matchId, id, seasonId] = ['player_id', 'match_id', 'id', 'season_id'].map((name) =>
    optionalId(request.query, name),
  );
  if (playerId != null && matchId != null) return inMatch(playerId, matchId, request);
  if (id == null) throw missing('id');
  if (seasonId == null) throw missing('season_id');
  return inSeason(id, seasonId, request);
};
