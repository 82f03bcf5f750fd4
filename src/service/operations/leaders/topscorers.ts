import type { Handler } from '#service/operations/request.ts';
import { rankPlayers } from './rank-players.ts';

/** leaders?t=topscorers&season_id=: players by goals, without own goals. */
export const topscorers: Handler = (request) =>
  rankPlayers('topscorers', ({ homeGoals, awayGoals }) => [homeGoals + awayGoals], request);
