import type { Venue } from '#service/world/venues.ts';
import { writeCountry } from './country.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Writes a venue (v2.2 wire, venues). Address and coordinates are null, as the wire allows, because invented
 * venues must not point at real places.
 */
export function writeVenue(venue: Venue, context: WriteContext) {
  const country = context.world.country(venue.countryId);
  return {
    id: venue.id,
    name: venue.name,
    capacity: venue.capacity,
    city: venue.city,
    address: null,
    img: context.image('venues', venue.id),
    coordinates: null,
    country: country && { ...writeCountry(country, context), cc: country.code },
  };
}
