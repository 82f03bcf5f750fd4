import { pageOfListing } from '#service/answer/paging.ts';
import { writeVenue } from '#service/answer/venue.ts';
import { optionalId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** venues?t=list: venues, optionally of one country. */
export const venueList: Handler = (request) => {
  const { world, page } = request;
  const listing = world.register.venues(optionalId(request.query, 'country_id'));
  const { items, paging } = pageOfListing(listing, page);
  const venues = items.flatMap((id) => world.venue(id) ?? []);
  return { data: venues.map((venue) => writeVenue(venue, request)), paging };
};
