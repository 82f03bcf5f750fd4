import { writeContinent } from '#service/answer/country.ts';
import { CONTINENTS_IN_ORDER } from '#service/answer/geography.ts';
import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { createNameIndex } from '#service/search/name-index.ts';
import { answerHits, MOST_HITS } from './hits.ts';

/** search?t=continent&q=: continents by their English name, and by that in `lang`. */
export const continent: Handler = (request) => {
  const text = requiredText(request.query, 'q');
  const told = new Map(
    CONTINENTS_IN_ORDER.map((region) => [region.continentId as number, writeContinent(region, request).name]),
  );
  const names = [
    ...CONTINENTS_IN_ORDER.map((region) => [region.continentId, region.name] as const),
    ...told.entries(),
  ];
  const found = createNameIndex(names).find(text, MOST_HITS);
  return answerHits(found.map((id) => writeNamedHit(id, told.get(id) ?? '', 'continent')));
};
