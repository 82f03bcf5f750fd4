import type { Handler } from '#service/operations/request.ts';
import { ranked } from './ranked.ts';

/** leaders?t=topscorers&season_id=: players by goals, without own goals. */
export const topscorers: Handler = (request) =>
  ranked('topscorers', ({ homeGoals, awayGoals }) => [homeGoals + awayGoals], request);
