import type { Handler } from '#service/operations/request.ts';
import { rankPlayers } from './rank-players.ts';

/** leaders?t=topcards&season_id=: players by red cards, then second yellows, then yellows, as recorded. */
export const topcards: Handler = (request) =>
  rankPlayers(
    'topcards',
    ({ redcards, yellowredcards, yellowcards }) => [redcards, yellowredcards, yellowcards],
    request,
  );
