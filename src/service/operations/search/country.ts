import { allCountries, writeCountryRow } from '#service/answer/country.ts';
import { writeCountryHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { createNameIndex } from '#service/search/name-index.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=country&q=: countries and continents by their English name, and by that in `lang`. */
export const searchCountry: Handler = (request) => {
  const text = requiredText(request.query, 'q');
  const countries = allCountries(request.world);
  const rows = countries.map((each) => writeCountryRow(each, request));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const names = rows.flatMap(({ id, name }, index) => [
    [id, countries[index]?.name ?? name] as const,
    [id, name] as const,
  ]);
  const ids = createNameIndex(names).find(text, MAX_HITS);
  return hitList(ids.flatMap((id) => rowsById.get(id) ?? []).map(writeCountryHit));
};
