import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { NATIONAL_REGIONS, type NationalSide, worldCupOf } from '#service/world/catalogue/international.ts';
import { drawBelow } from '#service/world/draw.ts';
import { STREAM } from '#service/world/random-streams.ts';
import type { WorldIndex } from '#service/world/world-index.ts';

/** Least strength and popularity, added, of a country with grounds for 32 teams. */
const MIN_HOST_RANK = 100;

/** Returns the country that holds the World Cup of a year. The regions take turns; null without a country for it. */
export function worldCupHost(
  { seed, countries }: WorldIndex,
  side: NationalSide,
  year: number,
): CountryEntry | null {
  const { id } = worldCupOf(side);
  const regions = NATIONAL_REGIONS.filter((region) => region.side === side);
  const turn = drawBelow(seed, id, STREAM.nationalHost, 0, regions.length);
  const region = regions[(turn + Math.floor(year / 4)) % regions.length];
  const candidates = countries.filter(
    ({ continent, popularity, strength }) =>
      region?.continents.includes(continent) === true && popularity + strength >= MIN_HOST_RANK,
  );
  return candidates[drawBelow(seed, id, STREAM.nationalHost, year, candidates.length)] ?? null;
}
