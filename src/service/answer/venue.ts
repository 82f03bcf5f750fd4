import type { Venue } from '#service/world/teams/venues.ts';
import { writeCountry } from './country.ts';
import { writePlace } from './venue-place.ts';
import type { WriteContext } from './write-context.ts';

/** Writes a venue (v2.2 wire, venues). */
export function writeVenue(venue: Venue, context: WriteContext) {
  const country = context.world.country(venue.countryId);
  const { address, coordinates } = writePlace(venue, context.world.seed);
  return {
    id: venue.id,
    name: venue.name,
    capacity: venue.capacity,
    city: venue.city,
    address,
    img: context.image('venues', venue.id),
    coordinates,
    country: country && { ...writeCountry(country, context), cc: country.code },
  };
}
