import { below, stream } from '#service/engine/streams.ts';
import { countryIdOf, numberInCountry } from './country-ids.ts';
import { groundName } from './ground-name.ts';
import { STREAM } from './random-streams.ts';
import type { WorldIndex } from './world-index.ts';

/** A ground; every men's club has one and shares it with its other sides. */
export interface Venue {
  /** The id of its club. */
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly countryId: number;
  readonly capacity: number;
}

/** Seats of the best and the least supported club of the most popular country. */
const MAX_SEATS = 68_000;
const MIN_SEATS = 1_200;

function seats(worldIndex: WorldIndex, id: number): number {
  const country = worldIndex.country(countryIdOf(id));
  if (country === null) return MIN_SEATS;
  const place = numberInCountry(id) - 1;
  const depth = place / Math.max(1, country.clubs.length - 1);
  const bestSeats = MIN_SEATS + (MAX_SEATS - MIN_SEATS) * (0.12 + (0.88 * country.popularity) / 100);
  const typicalSeats = MIN_SEATS + (bestSeats - MIN_SEATS) * (1 - depth) ** 3;
  const swing = 70 + below(stream(worldIndex.seed, id, STREAM.capacity), 0, 61);
  return Math.round((typicalSeats * swing) / 1000) * 10;
}

/** Returns the ground of a club by id; null for none. */
export function venueOf(worldIndex: WorldIndex, id: number): Venue | null {
  const club = worldIndex.team(id);
  if (club === null || club.kind !== 'club' || club.city === null) return null;
  const country = worldIndex.country(club.countryId);
  if (country === null) return null;
  return {
    id,
    name: groundName(worldIndex, country, numberInCountry(id)),
    city: club.city,
    countryId: club.countryId,
    capacity: seats(worldIndex, id),
  };
}
