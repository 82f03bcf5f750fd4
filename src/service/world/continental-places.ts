import type { ContinentalCupEntry } from './catalogue/international.ts';
import { CONTINENTAL_CUPS } from './catalogue/international.ts';
import type { Realm } from './realm.ts';

/** A place in a continent's cup, as a table awards it. */
export interface ContinentalPlace {
  readonly countryId: number;
  /** In the top league's final table, from 1. */
  readonly position: number;
  readonly cup: ContinentalCupEntry;
}

/** How much a place further down the table counts against a country's strength. */
const STEP = 9;
/** No country sends more clubs than that to all cups together. */
const MOST = 8;

const cached = new WeakMap<Realm, readonly ContinentalPlace[]>();

/**
 * All places in the continents' cups: the champions of strong countries first, then by strength and position, so
 * many to the first cup, the next to the second. The catalogue alone decides, no results.
 */
export function continentalPlaces(realm: Realm): readonly ContinentalPlace[] {
  let places = cached.get(realm);
  if (places === undefined) {
    places = allotted(realm);
    cached.set(realm, places);
  }
  return places;
}

function allotted(realm: Realm): readonly ContinentalPlace[] {
  const continents = new Set(CONTINENTAL_CUPS.map((cup) => cup.continent));
  return [...continents].flatMap((continent) => {
    const claims = realm.countries
      .filter((country) => country.continent === continent)
      .flatMap((country) =>
        Array.from({ length: Math.min(MOST, country.leagues[0]?.clubs ?? 0) }, (_, place) => ({
          countryId: country.id,
          position: place + 1,
          worth: country.strength - STEP * place,
        })),
      )
      .sort((a, b) => b.worth - a.worth || a.position - b.position || a.countryId - b.countryId);
    const cups = CONTINENTAL_CUPS.filter((cup) => cup.continent === continent).sort(
      (a, b) => a.rank - b.rank,
    );
    let next = 0;
    return cups.flatMap((cup) => {
      const own = claims.slice(next, next + cup.clubs);
      next += cup.clubs;
      return own.map(({ countryId, position }) => ({ countryId, position, cup }));
    });
  });
}
