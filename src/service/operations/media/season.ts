import { notFound } from '#service/answer/errors.ts';
import { knownSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './items.ts';

/** media?t=season&id=: items about the matches of a season; friendlies have none. */
export const season: Handler = (request) => {
  const { world, query, now } = request;
  const found = knownSeason(world, requiredId(query, 'id'), now);
  const competition = found && world.competition(found.competition);
  if (!found || !competition) throw notFound('Season');
  return mediaAbout(competition.isFriendly ? [] : world.fixturesOfSeason(found.id), request);
};
