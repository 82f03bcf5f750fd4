import { writeContinent } from '#service/answer/country.ts';
import { CONTINENTS_IN_ORDER } from '#service/answer/geography.ts';
import { onePage } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';

/** continents?t=list: all continents, by id. */
export const continentList: Handler = (request) => ({
  data: CONTINENTS_IN_ORDER.map((region) => writeContinent(region, request)),
  paging: onePage(CONTINENTS_IN_ORDER.length),
});
