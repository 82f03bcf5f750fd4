import { notFound } from '#service/answer/errors.ts';
import { findSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { roundAddress } from '#service/world/seasons/season.ts';
import { mediaAbout } from './media-about.ts';

/** media?t=round&id=: items about the matches of a round; friendlies have none. */
export const mediaRound: Handler = (request) => {
  const { world, query, now } = request;
  const id = requiredId(query, 'id');
  const address = roundAddress(id);
  const season = findSeason(world, address.season, now);
  const competition = season && world.competition(season.competition);
  if (!season || !competition || address.round >= season.rounds) throw notFound('Round');
  return mediaAbout(competition.isFriendly ? [] : world.fixturesOfRound(id), request);
};
