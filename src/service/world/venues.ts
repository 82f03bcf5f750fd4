import { below, stream } from '#service/engine/streams.ts';
import { countryIdOf, numberInCountry } from './country-ids.ts';
import { PURPOSE } from './purposes.ts';
import type { Realm } from './realm.ts';

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
const MOST = 68_000;
const LEAST = 1_200;

function groundName(realm: Realm, id: number, city: string, club: string): string {
  const habits = realm.country(countryIdOf(id))?.grounds ?? [];
  const key = stream(realm.seed, id, PURPOSE.ground);
  const fixed = habits.filter((habit) => !habit.includes('{'));
  const named = habits.filter((habit) => habit.includes('{'));
  // Names without the city are rare, since a country could have the same one twice.
  const sort = fixed.length > 0 && below(key, 0, 100) < 12 ? fixed : named.length > 0 ? named : fixed;
  const habit = sort[below(key, 1, sort.length)] ?? '{city} Stadium';
  return habit.replaceAll('{city}', city).replaceAll('{club}', club);
}

function seats(realm: Realm, id: number): number {
  const country = realm.country(countryIdOf(id));
  if (country === null) return LEAST;
  const place = numberInCountry(id) - 1;
  const depth = place / Math.max(1, country.clubs.length - 1);
  const most = LEAST + (MOST - LEAST) * (0.12 + (0.88 * country.popularity) / 100);
  const usual = LEAST + (most - LEAST) * (1 - depth) ** 3;
  const swing = 70 + below(stream(realm.seed, id, PURPOSE.capacity), 0, 61);
  return Math.round((usual * swing) / 1000) * 10;
}

/** Returns the ground of a club by id; null for none. */
export function venueOf(realm: Realm, id: number): Venue | null {
  const club = realm.team(id);
  if (club === null || club.kind !== 'club' || club.city === null) return null;
  return {
    id,
    name: groundName(realm, id, club.city, club.name),
    city: club.city,
    countryId: club.countryId,
    capacity: seats(realm, id),
  };
}
