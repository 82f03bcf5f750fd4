import { notFound } from '#service/answer/errors.ts';
import { type LeaderList, writeLeader } from '#service/answer/leader.ts';
import { onePage } from '#service/answer/paging.ts';
import type { PlayerTotals } from '#service/statistics/player-totals.ts';
import { findSeason } from './horizon.ts';
import { requiredId } from './parameters.ts';
import type { DataRequest, Handler, OperationResult } from './request.ts';

/** Returns the counts that rank a player: the first difference decides, more is better. */
type Order = (player: PlayerTotals) => readonly number[];

function compareCounts(a: readonly number[], b: readonly number[]): number {
  const firstDifference = a.findIndex((count, i) => count !== b[i]);
  return firstDifference < 0 ? 0 : (b[firstDifference] ?? 0) - (a[firstDifference] ?? 0);
}

/**
 * Ranks the players of a season with at least one count, including matches in play. Friendlies have no leaders
 * (our choice).
 */
function rankPlayers(list: LeaderList, order: Order, request: DataRequest): OperationResult {
  const { world, books, query, now } = request;
  const season = findSeason(world, requiredId(query, 'season_id'), now);
  if (season === null) throw notFound('Season');
  const isFriendly = world.competition(season.competition)?.isFriendly === true;
  const players = isFriendly ? [] : [...books(season.id, now).players.values()];
  const data = players
    .map((player) => ({ player, counts: order(player) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    // Fewer minutes rank first among equal counts.
    .sort(
      (a, b) =>
        compareCounts(a.counts, b.counts) ||
        a.player.minutes - b.player.minutes ||
        a.player.playerId - b.player.playerId,
    )
    .map(({ player }, index) => writeLeader(list, player, index + 1, season, request));
  return { data, paging: onePage(data.length) };
}

/** leaders?t=topassists&season_id=: players by assists. */
export const topassists: Handler = (request) =>
  rankPlayers('topassists', ({ assists }) => [assists], request);

/** leaders?t=topcards&season_id=: players by red cards, then second yellows, then yellows, as recorded. */
export const topcards: Handler = (request) =>
  rankPlayers(
    'topcards',
    ({ redcards, yellowredcards, yellowcards }) => [redcards, yellowredcards, yellowcards],
    request,
  );

/** leaders?t=topscorers&season_id=: players by goals, without own goals. */
export const topscorers: Handler = (request) =>
  rankPlayers('topscorers', ({ homeGoals, awayGoals }) => [homeGoals + awayGoals], request);
