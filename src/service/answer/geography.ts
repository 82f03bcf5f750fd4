import { CONTINENT_NAMES, type ContinentId } from '#service/world/catalogue/country.ts';

/**
 * A continent that the wire lists as a country, for international competitions. 136 is Africa (recorded); the
 * other ids are our choice, as is "World".
 */
export interface Region {
  /** Id among countries. */
  readonly countryId: number;
  /** Id among continents. */
  readonly continentId: ContinentId | 6;
  readonly name: string;
}

/** Used for intercontinental competitions. */
const WORLD: Region = { countryId: 142, continentId: 6, name: 'World' };

const REGIONS: readonly Region[] = [
  { countryId: 136, continentId: 3, name: CONTINENT_NAMES[3] },
  { countryId: 137, continentId: 1, name: CONTINENT_NAMES[1] },
  { countryId: 138, continentId: 2, name: CONTINENT_NAMES[2] },
  { countryId: 139, continentId: 4, name: CONTINENT_NAMES[4] },
  { countryId: 140, continentId: 5, name: CONTINENT_NAMES[5] },
  { countryId: 141, continentId: 7, name: CONTINENT_NAMES[7] },
  WORLD,
];

/** Continents including "World", by id. */
export const CONTINENTS_IN_ORDER: readonly Region[] = [...REGIONS].sort(
  (a, b) => a.continentId - b.continentId,
);

/** Returns the region with this country id; null for real countries and unknown ids. */
export function regionOfCountry(countryId: number): Region | null {
  return REGIONS.find((region) => region.countryId === countryId) ?? null;
}

/** Returns the region of a continent; "World" without one. */
export function regionOfContinent(continent: ContinentId | null): Region {
  return REGIONS.find((region) => region.continentId === continent) ?? WORLD;
}
