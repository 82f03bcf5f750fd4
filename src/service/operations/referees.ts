import { notFound } from '#service/answer/errors.ts';
import { onePage, pageOfListing } from '#service/answer/paging.ts';
import { writeReferee } from '#service/answer/person.ts';
import { optionalId, requiredId } from './parameters.ts';
import type { Handler } from './request.ts';

/** referees?t=info&id=: one referee. */
export const refereeInfo: Handler = (request) => {
  const referee = request.world.referee(requiredId(request.query, 'id'));
  if (referee === null) throw notFound('Referee');
  return { data: writeReferee(referee, request), paging: onePage(1) };
};

/** referees?t=list: referees, optionally of one country. */
export const refereeList: Handler = (request) => {
  const { world, page } = request;
  const listing = world.register.referees(optionalId(request.query, 'country_id'));
  const { items, paging } = pageOfListing(listing, page);
  const referees = items.flatMap((id) => world.referee(id) ?? []);
  return { data: referees.map((referee) => writeReferee(referee, request)), paging };
};
