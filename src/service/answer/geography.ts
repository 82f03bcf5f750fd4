import type { ContinentId } from '#service/world/catalogue/country.ts';
import { CONTINENTS } from '#service/world/catalogue/country.ts';

/**
 * What is played between countries belongs, on the wire, to a country that is a continent: 136 is Africa
 * (recorded), the numbers after it are our choice, as is the world itself.
 */
export interface Region {
  /** Its number among countries. */
  readonly countryId: number;
  /** Its number among continents. */
  readonly continentId: ContinentId | 6;
  readonly name: string;
}

/** The whole world, for what is played between continents. */
const WORLD: Region = { countryId: 142, continentId: 6, name: 'World' };

const REGIONS: readonly Region[] = [
  { countryId: 136, continentId: 3, name: CONTINENTS[3] },
  { countryId: 137, continentId: 1, name: CONTINENTS[1] },
  { countryId: 138, continentId: 2, name: CONTINENTS[2] },
  { countryId: 139, continentId: 4, name: CONTINENTS[4] },
  { countryId: 140, continentId: 5, name: CONTINENTS[5] },
  { countryId: 141, continentId: 7, name: CONTINENTS[7] },
  WORLD,
];

/** All continents, the world among them, in the order of their numbers. */
export const CONTINENTS_IN_ORDER: readonly Region[] = [...REGIONS].sort(
  (a, b) => a.continentId - b.continentId,
);

/** The region that is a country of this number; null for real countries and unknown numbers. */
export function regionOfCountry(countryId: number): Region | null {
  return REGIONS.find((region) => region.countryId === countryId) ?? null;
}

/** The region that is this continent; the world where there is none. */
export function regionOfContinent(continent: ContinentId | null): Region {
  return REGIONS.find((region) => region.continentId === continent) ?? WORLD;
}
