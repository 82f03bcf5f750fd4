import { below, stream } from '#service/engine/streams.ts';
import type { CountryEntry } from './catalogue/country.ts';
import { nationalStadiumName } from './catalogue/national-stadiums.ts';
import { countryIdOf, idInCountry, numberInCountry } from './country-ids.ts';
import { groundName } from './ground-name.ts';
import { STREAM } from './random-streams.ts';
import { TEAM_NUMBERS } from './teams.ts';
import type { WorldIndex } from './world-index.ts';

/** A ground. Every men's club has one and shares it with its other sides; a country's national stadium has finals. */
export interface Venue {
  /** The id of its club, or of the national team. */
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly countryId: number;
  readonly capacity: number;
}

/** Seats of the best and the least supported club of the most popular country. */
const MAX_SEATS = 68_000;
const MIN_SEATS = 1_200;
/** Seats of a national stadium as a share of those of the largest grounds. */
const NATIONAL_SHARE = 1.32;

function bestSeatsIn({ popularity }: CountryEntry): number {
  return MIN_SEATS + (MAX_SEATS - MIN_SEATS) * (0.12 + (0.88 * popularity) / 100);
}

/** Returns a country's national stadium, in the city of its first club and larger than any club's ground. */
function nationalStadium(country: CountryEntry): Venue {
  const [[, city] = ['', country.name]] = country.clubs;
  return {
    id: idInCountry(country.id, TEAM_NUMBERS.national),
    name: `${nationalStadiumName(country)}, ${city}`,
    city,
    countryId: country.id,
    capacity: Math.round((bestSeatsIn(country) * NATIONAL_SHARE) / 500) * 500,
  };
}

function seats(worldIndex: WorldIndex, id: number): number {
  const country = worldIndex.country(countryIdOf(id));
  if (country === null) return MIN_SEATS;
  const place = numberInCountry(id) - 1;
  const depth = place / Math.max(1, country.clubs.length - 1);
  const bestSeats = bestSeatsIn(country);
  const typicalSeats = MIN_SEATS + (bestSeats - MIN_SEATS) * (1 - depth) ** 3;
  const swing = 70 + below(stream(worldIndex.seed, id, STREAM.capacity), 0, 61);
  return Math.round((typicalSeats * swing) / 1000) * 10;
}

/** Returns the ground of a club by id; null for none. */
export function venueOf(worldIndex: WorldIndex, id: number): Venue | null {
  const club = worldIndex.team(id);
  const country = club === null ? null : worldIndex.country(club.countryId);
  if (club === null || country === null) return null;
  if (club.kind === 'national') return nationalStadium(country);
  if (club.kind !== 'club' || club.city === null) return null;
  return {
    id,
    name: groundName(worldIndex, country, numberInCountry(id)),
    city: club.city,
    countryId: club.countryId,
    capacity: seats(worldIndex, id),
  };
}
