import type { Handler } from '#service/operations/request.ts';
import { ranked } from './ranked.ts';

/** leaders?t=topscorers&season_id=: players by goals; own goals are nobody's. */
export const topscorers: Handler = (request) =>
  ranked('topscorers', ({ homeGoals, awayGoals }) => [homeGoals + awayGoals], request);
