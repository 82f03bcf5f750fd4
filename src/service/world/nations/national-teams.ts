import type { NationalRegionEntry, NationalSide } from '#service/world/catalogue/international.ts';
import { idInCountry } from '#service/world/country-ids.ts';
import { NATIONAL_TEAMS } from '#service/world/teams/teams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Returns the id of a country's team of a side. */
export function nationalTeamId(countryId: number, side: NationalSide): number {
  return idInCountry(countryId, NATIONAL_TEAMS[side].number);
}

/** Returns the ids of a region's teams, the strongest of a year first. */
export function teamsByRating(
  worldIndex: WorldIndex,
  { continents, side }: NationalRegionEntry,
  year: number,
): readonly number[] {
  return worldIndex.countries
    .filter(({ continent }) => continents.includes(continent))
    .map(({ id }) => nationalTeamId(id, side))
    .sort((a, b) => worldIndex.rating(b, year) - worldIndex.rating(a, year) || a - b);
}
