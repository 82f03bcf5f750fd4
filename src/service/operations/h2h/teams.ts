import { invalid, notFound } from '#service/answer/errors.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { compared } from './compared.ts';

/** h2h?t=teams&team1=&team2=: two teams in the requested order. */
export const teams: Handler = (request) => {
  const { world, query } = request;
  const first = world.team(requiredId(query, 'team1'));
  const second = world.team(requiredId(query, 'team2'));
  if (first === null || second === null) throw notFound('Team');
  if (first === second) throw invalid('team2');
  return compared(first, second, request);
};
