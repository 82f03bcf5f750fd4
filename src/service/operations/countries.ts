import { allCountries, writeCountry, writeCountryRow } from '#service/answer/country.ts';
import { notFound } from '#service/answer/errors.ts';
import { regionOfCountry } from '#service/answer/geography.ts';
import { onePage, pageOf } from '#service/answer/paging.ts';
import { requiredId } from './parameters.ts';
import type { Handler } from './request.ts';

/** countries?t=info&id=: a country, or a continent by its id among countries. */
export const countryInfo: Handler = (request) => {
  const id = requiredId(request.query, 'id');
  const country = regionOfCountry(id) ?? request.world.country(id);
  if (country === null) throw notFound('Country');
  return { data: writeCountry(country, request), paging: onePage(1) };
};

/** countries?t=list: countries and continents, by English name. */
export const countryList: Handler = (request) => {
  const { items, paging } = pageOf(allCountries(request.world), request.page);
  return { data: items.map((country) => writeCountryRow(country, request)), paging };
};
