import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeReferee } from '#service/answer/person.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** referees?t=info&id=: one referee. */
export const refereeInfo: Handler = (request) => {
  const referee = request.world.referee(requiredId(request.query, 'id'));
  if (referee === null) throw notFound('Referee');
  return { data: writeReferee(referee, request), paging: onePage(1) };
};
