import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { knownCoach } from '#service/operations/known-people.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { tellCoach } from './coach.ts';

/** coaches?t=info&id=: a current or former coach. */
export const info: Handler = (request) => {
  const coach = knownCoach(request.world, requiredId(request.query, 'id'), request.now);
  if (coach === null) throw notFound('Coach');
  return { data: tellCoach(coach, request), paging: onePage(1) };
};
