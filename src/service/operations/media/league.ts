import { notFound } from '#service/answer/errors.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './media-about.ts';

/** media?t=league&id=: items about the competition's current season. */
export const mediaLeague: Handler = (request) => {
  const { world, query, now } = request;
  const competition = world.competition(requiredId(query, 'id'));
  if (competition === null) throw notFound('League');
  const season = competition.isFriendly ? null : world.seasonAt(competition.id, now);
  return mediaAbout(season === null ? [] : world.fixturesOfSeason(season.id), request);
};
