import { onePage } from '#service/answer/paging.ts';
import { writeVenue } from '#service/answer/venue.ts';
import type { Handler } from '#service/operations/request.ts';
import { teamsOfSeason } from '#service/operations/teams-of-season.ts';

/** venues?t=byseason&season_id=: the venues of a season's teams, without duplicates. */
export const venuesBySeason: Handler = (request) => {
  const ids = new Set(teamsOfSeason(request).map((team) => team.venueId ?? 0));
  const venues = [...ids].flatMap((id) => request.world.venue(id) ?? []);
  return { data: venues.map((venue) => writeVenue(venue, request)), paging: onePage(venues.length) };
};
