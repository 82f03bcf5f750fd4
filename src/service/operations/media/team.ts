import { notFound } from '#service/answer/errors.ts';
import { matchesOfTeam } from '#service/operations/fixtures/matches-of-team.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './media-about.ts';

/** media?t=team&id=: items about a team's matches of this season and the previous one. */
export const mediaTeam: Handler = (request) => {
  const { world, query, now } = request;
  const club = world.team(requiredId(query, 'id'));
  if (club === null) throw notFound('Team');
  return mediaAbout(matchesOfTeam(world, club, now), request);
};
