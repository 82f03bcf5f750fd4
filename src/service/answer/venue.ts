import type { Venue } from '#service/world/venues.ts';
import { writeCountry } from './country.ts';
import type { WriteContext } from './write-context.ts';

/**
 * A ground (v2.2 wire, venues). Clubs and grounds are invented, so a street or a point on the map would be a real
 * one's: both are null, as the wire allows.
 */
export function writeVenue(venue: Venue, writing: WriteContext) {
  const country = writing.world.country(venue.countryId);
  return {
    id: venue.id,
    name: venue.name,
    capacity: venue.capacity,
    city: venue.city,
    address: null,
    img: writing.image('venues', venue.id),
    coordinates: null,
    country: country && { ...writeCountry(country, writing), cc: country.code },
  };
}
