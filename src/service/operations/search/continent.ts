import { writeContinent } from '#service/answer/country.ts';
import { CONTINENTS_IN_ORDER } from '#service/answer/geography.ts';
import { writeNamedHit } from '#service/answer/search-hit.ts';
import { requiredText } from '#service/operations/parameters.ts';
import type { Handler } from '#service/operations/request.ts';
import { createNameIndex } from '#service/search/name-index.ts';
import { hitList, MAX_HITS } from './hit-list.ts';

/** search?t=continent&q=: continents by their English name, and by that in `lang`. */
export const searchContinent: Handler = (request) => {
  const text = requiredText(request.query, 'q');
  const writtenNames = new Map(
    CONTINENTS_IN_ORDER.map((region) => [region.continentId as number, writeContinent(region, request).name]),
  );
  const names = [
    ...CONTINENTS_IN_ORDER.map((region) => [region.continentId, region.name] as const),
    ...writtenNames.entries(),
  ];
  const ids = createNameIndex(names).find(text, MAX_HITS);
  return hitList(ids.map((id) => writeNamedHit(id, writtenNames.get(id) ?? '', 'continent')));
};
