import { allCountries, writeCountryRow } from '#service/answer/country.ts';
import { pageOf } from '#service/answer/paging.ts';
import type { Handler } from '#service/operations/request.ts';

/** countries?t=list: countries and continents, by English name. */
export const countryList: Handler = (request) => {
  const { items, paging } = pageOf(allCountries(request.world), request.page);
  return { data: items.map((country) => writeCountryRow(country, request)), paging };
};
