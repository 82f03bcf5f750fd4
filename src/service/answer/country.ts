import { CONTINENT_NAMES } from '#service/world/catalogue/country.ts';
import type { World } from '#service/world/world.ts';
import { CONTINENTS_IN_ORDER, type Region } from './geography.ts';
import type { WriteContext } from './write-context.ts';

type Country = World['countries'][number];

/** Writes a row of continents?t=list, and continents?t=info. */
export function writeContinent(region: Region, context: WriteContext) {
  return { id: region.continentId, name: context.places.continent(region.continentId, region.name) };
}

/**
 * Writes a row of countries?t=list: no picture, and `code` is null for a continent listed among the countries.
 */
export function writeCountryRow(country: Country | Region, context: WriteContext) {
  const { places } = context;
  if ('countryId' in country) {
    const name = places.continent(country.continentId, country.name);
    return { id: country.countryId, name, continent: name, sub_region: null, code: null };
  }
  return {
    id: country.id,
    name: places.country(country.code, country.name),
    continent: places.continent(country.continent, CONTINENT_NAMES[country.continent]),
    sub_region: null,
    code: country.code,
  };
}

/** Writes countries?t=info: the row plus coordinates and flag. A continent's flag is addressed by its id. */
export function writeCountry(country: Country | Region, context: WriteContext) {
  const { id, name, continent, sub_region, code } = writeCountryRow(country, context);
  const img = context.image('countries', code ?? id);
  return { id, name, continent, sub_region, long: null, lat: null, img, code };
}

/** Returns countries and the continents listed among them, by English name. */
export function allCountries(world: World): readonly (Country | Region)[] {
  return [...world.countries, ...CONTINENTS_IN_ORDER].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
