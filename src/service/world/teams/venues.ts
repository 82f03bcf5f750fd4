import { below, stream } from '#service/engine/streams.ts';
import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { nationalStadiumName } from '#service/world/catalogue/ground-names.ts';
import { countryIdOf, idInCountry, numberInCountry } from '#service/world/country-ids.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';
import { groundName } from './ground-name.ts';
import { TEAM_NUMBERS } from './teams.ts';

/** A ground. Every men's club has one and shares it with its other sides; a country's national stadium has finals. */
export interface Venue {
  /** The id of its club, or of the national team. */
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly countryId: number;
  readonly capacity: number;
}

/** Seats of the best supported club of the most popular country, and the least of any. */
const MAX_SEATS = 54_000;
const MIN_SEATS = 1_200;
/** Share of the best supported club's seats that the least supported one of a country has. */
const LAST_SHARE = 0.09;
/** Percent of the seats that a country's popularity would give its grounds: German ones are large. */
const SEATS_PERCENT: Readonly<Record<number, number>> = { 3: 130 };
/** Seats of the national stadium of the least and of the most popular country. */
const NATIONAL_SEATS: readonly [number, number] = [12_000, 90_000];

/** Returns a country's national stadium, in the city of its first club and larger than any club's ground. */
function nationalStadium(country: CountryEntry): Venue {
  const [[, city] = ['', country.name]] = country.clubs;
  const [least, most] = NATIONAL_SEATS;
  return {
    id: idInCountry(country.id, TEAM_NUMBERS.national),
    name: `${nationalStadiumName(country)}, ${city}`,
    city,
    countryId: country.id,
    capacity: Math.round((least + ((most - least) * country.popularity) / 100) / 500) * 500,
  };
}

function seats(worldIndex: WorldIndex, id: number): number {
  const country = worldIndex.country(countryIdOf(id));
  if (country === null) return MIN_SEATS;
  const place = numberInCountry(id) - 1;
  const depth = place / Math.max(1, country.clubs.length - 1);
  const popularity = country.popularity / 100;
  const share = (0.04 + 0.96 * popularity * Math.sqrt(popularity)) * LAST_SHARE ** depth;
  const typicalSeats = MIN_SEATS + (MAX_SEATS * share * (SEATS_PERCENT[country.id] ?? 100)) / 100;
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
