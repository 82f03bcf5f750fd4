import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { seasonNumbers } from './season-numbers.ts';
import { seasonWithStats } from './season-with-stats.ts';

/** stats?t=season&id=: the statistics of a season. */
export const statsSeason: Handler = (request) =>
  seasonNumbers(seasonWithStats(requiredId(request.query, 'id'), request), request);
