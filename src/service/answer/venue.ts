import { below, between, stream } from '#service/engine/streams.ts';
import { cityCoordinates } from '#service/world/catalogue/city-coordinates.ts';
import { streetsOf } from '#service/world/catalogue/streets.ts';
import type { Venue } from '#service/world/teams/venues.ts';
import { ANSWER_STREAM } from './answer-streams.ts';
import { writeCountry } from './country.ts';
import type { WriteContext } from './write-context.ts';

/** How far a ground is from the middle of its city at most: about 1.5 kilometres, in millionths of a degree. */
const MAX_DISTANCE = 14_000;
const MILLION = 1_000_000;
const MAX_HOUSE_NUMBER = 220;

/** Writes the address and coordinates of a venue: a usual street of its country, a place near the middle of its city. */
function writePlace({ id, countryId, city }: Venue, seed: number) {
  const key = stream(seed, id, ANSWER_STREAM.venuePlace);
  const { form, streets } = streetsOf(countryId);
  const street = streets[below(key, 0, streets.length)] ?? '';
  const middle = cityCoordinates(countryId, city);
  const near = (degrees: number, draw: number) =>
    ((Math.round(degrees * MILLION) + between(key, draw, -MAX_DISTANCE, MAX_DISTANCE)) / MILLION).toFixed(6);
  return {
    address: form.replace('*', street).replace('#', String(between(key, 1, 1, MAX_HOUSE_NUMBER))),
    coordinates: middle && { lat: near(middle.lat, 2), long: near(middle.long, 3) },
  };
}

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
