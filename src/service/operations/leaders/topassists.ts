import type { Handler } from '#service/operations/request.ts';
import { rankPlayers } from './rank-players.ts';

/** leaders?t=topassists&season_id=: players by assists. */
export const topassists: Handler = (request) =>
  rankPlayers('topassists', ({ assists }) => [assists], request);
