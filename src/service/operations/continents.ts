import { writeContinent } from '#service/answer/country.ts';
import { notFound } from '#service/answer/errors.ts';
import { CONTINENTS_IN_ORDER } from '#service/answer/geography.ts';
import { onePage } from '#service/answer/paging.ts';
import { requiredId } from './parameters.ts';
import type { Handler } from './request.ts';

/** continents?t=info&id=: one continent. */
export const continentInfo: Handler = (request) => {
  const id = requiredId(request.query, 'id');
  const region = CONTINENTS_IN_ORDER.find(({ continentId }) => continentId === id);
  if (!region) throw notFound('Continent');
  return { data: writeContinent(region, request), paging: onePage(1) };
};

/** continents?t=list: all continents, by id. */
export const continentList: Handler = (request) => ({
  data: CONTINENTS_IN_ORDER.map((region) => writeContinent(region, request)),
  paging: onePage(CONTINENTS_IN_ORDER.length),
});
