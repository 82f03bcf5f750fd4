import { expect, test } from 'vitest';
import {
  readAs,
  wireContinent,
  wireCountry,
  wireCupRound,
  wireGroup,
  wireRound,
  wireSeason,
  wireStage,
  wireStageGroups,
} from '#contract/testing/examples.ts';

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

test('reads a continent among the countries without a code, and a list entry without a picture', () => {
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

test('reads a calendar-year season named by a number', () => {
  expect(info('seasons', { ...wireSeason, name: 2026, round_ids: null, stages: [] })).toMatchObject({
    name: '2026',
    round_ids: [],
    stages: [],
  });
});

test('reads a stage of a season and on its own', () => {
  expect(readAs('stages', 'byseason', [wireStage]).data).toEqual([
    { id: '20', name: 'Conference', is_current: true, has_standings: true, has_cupdraw: true },
  ]);
  expect(info('stages', { id: '26', name: 'Knockout', has_standings: null, has_cupdraw: null })).toEqual({
    id: '26',
    name: 'Knockout',
    is_current: null,
    has_standings: null,
    has_cupdraw: null,
  });
});

test('reads groups by stage and on their own', () => {
  expect(readAs('groups', 'byseason', [wireStageGroups]).data).toEqual([
    { stage_id: '2', stage_name: 'Playoffs', groups: [{ id: '200', name: 'Knockout stage' }] },
  ]);
  expect(info('groups', wireGroup)).toEqual({ id: '5108', name: 'First Division 22/23' });
});

test('reads a round of a season and on its own, with ids as text', () => {
  const record = { id: '1994', name: '14', league_id: '594', season_id: '406', is_current: true };
  expect(readAs('rounds', 'byseason', [wireRound]).data).toEqual([record]);
  const alone = { ...wireRound, id: '1994', league_id: '594', season_id: '406' };
  expect(info('rounds', alone)).toEqual(record);
});

test('reads the ties of a knock-out round with their legs', () => {
  const { data } = readAs('leagues', 'cup_draw', [wireCupRound, { round_id: 7, round_name: 'Final' }]);
  expect(data).toMatchObject([
    {
      round_id: '216030',
      is_current: true,
      ties: [
        {
          id: '2700416',
          home: { id: '31', name: 'Marlow Albion', img: '/img/teams/31' },
          home_score: 4,
          away_score: 4,
          winner_team_id: '32',
          matches: [
            { leg: '1/2', home_id: '31', home_score: 3, ps_score: null },
            { leg: '2/2', home_id: '32', home_score: 3, ps_score: [5, 4] },
          ],
        },
      ],
    },
    { round_id: '7', round_name: 'Final', is_current: null, ties: [] },
  ]);
});

test("reads the real service's empty list of draws", () => {
  expect(readAs('leagues', 'cup_draw', [])).toMatchObject({ data: [], dropped: 0 });
});
