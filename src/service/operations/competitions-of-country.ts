import { regionOfContinent, regionOfCountry } from '#service/answer/geography.ts';
import type { Competition } from '#service/world/seasons/competition.ts';
import type { World } from '#service/world/world.ts';

/** Returns the competitions of a country, or of a continent listed as a country. */
export function competitionsOfCountry(world: World, countryId: number): readonly Competition[] {
  const region = regionOfCountry(countryId);
  if (region === null) return world.competitions.filter((competition) => competition.countryId === countryId);
  return world.competitions.filter(
    (competition) => competition.countryId === null && regionOfContinent(competition.continent) === region,
  );
}
