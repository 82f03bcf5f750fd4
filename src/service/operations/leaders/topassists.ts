import type { Handler } from '#service/operations/request.ts';
import { ranked } from './ranked.ts';

/** leaders?t=topassists&season_id=: players by assists. */
export const topassists: Handler = (request) => ranked('topassists', ({ assists }) => [assists], request);
