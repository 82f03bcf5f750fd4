import { CONTINENTS } from '#service/world/catalogue/country.ts';
import type { World } from '#service/world/world.ts';
import { CONTINENTS_IN_ORDER, type Region } from './geography.ts';
import type { WriteContext } from './write-context.ts';

type Country = World['countries'][number];

/** A row of continents?t=list, and continents?t=info. */
export function writeContinent(region: Region, writing: WriteContext) {
  return { id: region.continentId, name: writing.places.continent(region.continentId, region.name) };
}

/** A row of countries?t=list: no picture, `code` null for a continent that stands among countries. */
export function writeCountryRow(country: Country | Region, writing: WriteContext) {
  const { places } = writing;
  if ('countryId' in country) {
    const name = places.continent(country.continentId, country.name);
    return { id: country.countryId, name, continent: name, sub_region: null, code: null };
  }
  return {
    id: country.id,
    name: places.country(country.code, country.name),
    continent: places.continent(country.continent, CONTINENTS[country.continent]),
    sub_region: null,
    code: country.code,
  };
}

/** countries?t=info: the row with place and flag. A continent's flag goes by its number. */
export function writeCountry(country: Country | Region, writing: WriteContext) {
  const { id, name, continent, sub_region, code } = writeCountryRow(country, writing);
  const img = writing.image('countries', code ?? id);
  return { id, name, continent, sub_region, long: null, lat: null, img, code };
}

/** Countries and the continents among them, by English name. */
export function allCountries(world: World): readonly (Country | Region)[] {
  return [...world.countries, ...CONTINENTS_IN_ORDER].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
