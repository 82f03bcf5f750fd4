import { notFound } from '#service/answer/errors.ts';
import { knownSeason } from '#service/operations/horizon.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { roundAddress } from '#service/world/season.ts';
import { mediaAbout } from './items.ts';

/** media?t=round&id=: items about the matches of a round; friendlies have none. */
export const round: Handler = (request) => {
  const { world, query, now } = request;
  const id = requiredId(query, 'id');
  const at = roundAddress(id);
  const season = knownSeason(world, at.season, now);
  const competition = season && world.competition(season.competition);
  if (!season || !competition || at.round >= season.rounds) throw notFound('Round');
  return mediaAbout(competition.isFriendly ? [] : world.fixturesOfRound(id), request);
};
