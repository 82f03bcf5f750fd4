import { expect, test } from 'vitest';
import { ALL_COUNTRIES } from '#service/world/catalogue/all-countries.ts';
import { dayOf, yearOf } from './days.ts';
import { weeksOf } from './weeks.ts';

const YEARS = [-401, -400, -301, -1, 0, 1, 50, 98, 99, 100, 1899, 1900, 2026, 2199, 9999];

test.each(YEARS)('has at most the weeks of a year in a season that begins in %i', (year) => {
  for (const country of ALL_COUNTRIES) expect(weeksOf(country, year).length).toBeLessThanOrEqual(54);
});

test.each(YEARS)('puts the first and the last day of %i into that year', (year) => {
  expect([dayOf(year, 1, 1), dayOf(year, 12, 31)].map(yearOf)).toEqual([year, year]);
});
