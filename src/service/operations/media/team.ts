import { notFound } from '#service/answer/errors.ts';
import { matchesOfTeam } from '#service/operations/fixtures/team-matches.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { mediaAbout } from './items.ts';

/** media?t=team&id=: items about a team's matches of this season and the previous one. */
export const team: Handler = (request) => {
  const { world, query, now } = request;
  const found = world.team(requiredId(query, 'id'));
  if (found === null) throw notFound('Team');
  return mediaAbout(matchesOfTeam(world, found, now), request);
};
