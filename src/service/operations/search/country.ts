import { allCountries, writeCountryRow } from '#service/answer/country.ts';
import { writeCountryHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { createNameIndex } from '#service/search/name-index.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=country&q=: countries and continents by their English name, and by that in `lang`. */
export const country: Handler = (request) => {
  const text = requiredText(request.query, 'q');
  const countries = allCountries(request.world);
  const rows = countries.map((each) => writeCountryRow(each, request));
  const told = new Map(rows.map((row) => [row.id, row]));
  const names = rows.flatMap(({ id, name }, index) => [
    [id, countries[index]?.name ?? name] as const,
    [id, name] as const,
  ]);
  const found = createNameIndex(names).find(text, MOST_HITS);
  return answerHits(found.flatMap((id) => told.get(id) ?? []).map(writeCountryHit));
};
