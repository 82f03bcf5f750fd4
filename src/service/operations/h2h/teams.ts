import { invalidParameter, notFound } from '#service/answer/errors.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { compareTeams } from './compare-teams.ts';

/** h2h?t=teams&team1=&team2=: two teams in the requested order. */
export const h2hTeams: Handler = (request) => {
  const { world, query } = request;
  const first = world.team(requiredId(query, 'team1'));
  const second = world.team(requiredId(query, 'team2'));
  if (first === null || second === null) throw notFound('Team');
  if (first === second) throw invalidParameter('team2');
  return compareTeams(first, second, request);
};
