import { notFound } from '#service/answer/errors.ts';
import { findSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './media-about.ts';

/** media?t=season&id=: items about the matches of a season; friendlies have none. */
export const mediaSeason: Handler = (request) => {
  const { world, query, now } = request;
  const scheduledSeason = findSeason(world, requiredId(query, 'id'), now);
  const competition = scheduledSeason && world.competition(scheduledSeason.competition);
  if (!scheduledSeason || !competition) throw notFound('Season');
  return mediaAbout(competition.isFriendly ? [] : world.fixturesOfSeason(scheduledSeason.id), request);
};
