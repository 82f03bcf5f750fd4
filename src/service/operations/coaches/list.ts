import { pageOfListing } from '#service/answer/paging.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { writeCoachAt } from './coach.ts';

/** coaches?t=list: current coaches, optionally of one nationality. */
export const coachList: Handler = (request) => {
  const { world, now, page } = request;
  const listing = world.register.coaches(optionalId(request.query, 'country_id'), now);
  const { items, paging } = pageOfListing(listing, page);
  const coaches = items.flatMap((id) => world.coach(id) ?? []);
  return { data: coaches.map((coach) => writeCoachAt(coach, request)), paging };
};
