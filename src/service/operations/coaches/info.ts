import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { findCoach } from '#service/operations/find-person.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { writeCoachAt } from './coach.ts';

/** coaches?t=info&id=: a current or former coach. */
export const coachInfo: Handler = (request) => {
  const coach = findCoach(request.world, requiredId(request.query, 'id'), request.now);
  if (coach === null) throw notFound('Coach');
  return { data: writeCoachAt(coach, request), paging: onePage(1) };
};
