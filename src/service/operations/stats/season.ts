import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { seasonWithStats } from './known.ts';
import { seasonNumbers } from './season-numbers.ts';

/** stats?t=season&id=: the statistics of a season. */
export const season: Handler = (request) =>
  seasonNumbers(seasonWithStats(requiredId(request.query, 'id'), request), request);
