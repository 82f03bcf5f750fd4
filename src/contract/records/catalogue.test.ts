import { expect, test } from 'vitest';
import { readAs, wireContinent, wireCountry, wireSeason } from '#contract/testing/examples.ts';

function info(route: string, wire: unknown) {
  return readAs(route, 'info', wire).data;
}

test('a continent', () => {
  expect(info('continents', wireContinent)).toEqual({ id: '2', name: 'Europe' });
});

test('a country', () => {
  expect(info('countries', wireCountry)).toEqual({
    id: '4',
    name: 'Germany',
    continent: 'Europe',
    sub_region: 'Western Europe',
    code: 'de',
    long: 10.45,
    lat: 51.17,
    img: '/img/countries/de',
  });
});

test('a continent among the countries has no code, and a list tells no picture', () => {
  const row = { id: 136, name: 'Africa', continent: 'Africa', sub_region: null, code: null };
  expect(info('countries', row)).toMatchObject({ id: '136', code: null, img: null, long: null });
});

test('a season', () => {
  expect(info('seasons', wireSeason)).toEqual({
    id: '406',
    name: '19/20',
    is_current: true,
    start: '2019-08-16',
    end: '2020-07-06',
    league_id: '594',
    current_round_id: '1994',
    current_stage_id: '1',
    round_ids: ['1994', '1995'],
    stages: [{ id: '1', name: 'Regular Season', is_current: true, has_standings: true, has_cupdraw: false }],
    order: 57,
  });
});

test('a season of a calendar year may be named by a number', () => {
  expect(info('seasons', { ...wireSeason, name: 2026, round_ids: null, stages: [] })).toMatchObject({
    name: '2026',
    round_ids: [],
    stages: [],
  });
});
