import { pageOfListing } from '#service/answer/paging.ts';
import { writeReferee } from '#service/answer/person.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** referees?t=list: referees, optionally of one country. */
export const refereeList: Handler = (request) => {
  const { world, page } = request;
  const listing = world.register.referees(optionalId(request.query, 'country_id'));
  const { items, paging } = pageOfListing(listing, page);
  const referees = items.flatMap((id) => world.referee(id) ?? []);
  return { data: referees.map((referee) => writeReferee(referee, request)), paging };
};
