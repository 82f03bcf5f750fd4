import { notFound } from '#service/answer/errors.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { seasonNumbers } from './season-numbers.ts';
import { seasonWithStats } from './season-with-stats.ts';

/** stats?t=league&id=: statistics of the competition's season that is current or comes next. */
export const statsLeague: Handler = (request) => {
  const { world, query, now } = request;
  const competition = world.competition(requiredId(query, 'id'));
  const season = competition && world.seasonAt(competition.id, now);
  if (!season) throw notFound('League');
  return seasonNumbers(seasonWithStats(season.id, request), request);
};
