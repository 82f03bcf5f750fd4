import { CONTINENTAL_CUPS, type ContinentalCupEntry } from '#service/world/catalogue/international.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** A place in a continental cup that a league position gives. */
export interface ContinentalPlace {
  readonly countryId: number;
  /** Position in the top league's final table, from 1. */
  readonly position: number;
  readonly cup: ContinentalCupEntry;
}

/** Strength points of a country that one position further down costs. */
const STRENGTH_PER_POSITION = 9;
/** Clubs of one country in all cups together. */
const MAX_CLUBS_PER_COUNTRY = 8;

const placesByIndex = new WeakMap<WorldIndex, readonly ContinentalPlace[]>();

/**
 * Returns all places in continental cups by country strength and position: the first go to the first cup, the
 * next to the second. They depend on the catalogue alone.
 */
export function continentalPlaces(worldIndex: WorldIndex): readonly ContinentalPlace[] {
  let places = placesByIndex.get(worldIndex);
  if (places === undefined) {
    places = allotPlaces(worldIndex);
    placesByIndex.set(worldIndex, places);
  }
  return places;
}

function allotPlaces(worldIndex: WorldIndex): readonly ContinentalPlace[] {
  const continents = new Set(CONTINENTAL_CUPS.map((cup) => cup.continent));
  return [...continents].flatMap((continent) => {
    const claims = worldIndex.countries
      .filter((country) => country.continent === continent)
      .flatMap((country) =>
        Array.from(
          { length: Math.min(MAX_CLUBS_PER_COUNTRY, country.leagues[0]?.clubs ?? 0) },
          (_, place) => ({
            countryId: country.id,
            position: place + 1,
            worth: country.strength - STRENGTH_PER_POSITION * place,
          }),
        ),
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
