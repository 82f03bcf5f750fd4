import type { Handler } from '#service/operations/request.ts';
import { ranked } from './ranked.ts';

/** leaders?t=topcards&season_id=: players by red cards, then second yellows, then yellows, as recorded. */
export const topcards: Handler = (request) =>
  ranked(
    'topcards',
    ({ redcards, yellowredcards, yellowcards }) => [redcards, yellowredcards, yellowcards],
    request,
  );
