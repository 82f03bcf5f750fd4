import { notFound } from '#service/answer/errors.ts';
import { onePage } from '#service/answer/paging.ts';
import { writeVenue } from '#service/answer/venue.ts';
import { requiredId } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';

/** venues?t=info&id=: one venue. */
export const venueInfo: Handler = (request) => {
  const venue = request.world.venue(requiredId(request.query, 'id'));
  if (venue === null) throw notFound('Venue');
  return { data: writeVenue(venue, request), paging: onePage(1) };
};
