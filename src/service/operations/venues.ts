import { notFound } from '#service/answer/errors.ts';
import { onePage, pageOfListing } from '#service/answer/paging.ts';
import { writeVenue } from '#service/answer/venue.ts';
import { optionalId, requiredId } from './parameters.ts';
import type { Handler } from './request.ts';
import { teamsOfSeason } from './teams-of-season.ts';

/** venues?t=byseason&season_id=: the venues of a season's teams, without duplicates. */
export const venuesBySeason: Handler = (request) => {
  const ids = new Set(teamsOfSeason(request).map((team) => team.venueId ?? 0));
  const venues = [...ids].flatMap((id) => request.world.venue(id) ?? []);
  return { data: venues.map((venue) => writeVenue(venue, request)), paging: onePage(venues.length) };
};

/** venues?t=info&id=: one venue. */
export const venueInfo: Handler = (request) => {
  const venue = request.world.venue(requiredId(request.query, 'id'));
  if (venue === null) throw notFound('Venue');
  return { data: writeVenue(venue, request), paging: onePage(1) };
};

/** venues?t=list: venues, optionally of one country. */
export const venueList: Handler = (request) => {
  const { world, page } = request;
  const listing = world.register.venues(optionalId(request.query, 'country_id'));
  const { items, paging } = pageOfListing(listing, page);
  const venues = items.flatMap((id) => world.venue(id) ?? []);
  return { data: venues.map((venue) => writeVenue(venue, request)), paging };
};
