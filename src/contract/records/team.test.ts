import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const wireTeam = {
  id: 31,
  common_name: 'Marlow',
  name: 'Marlow Albion',
  short_code: 'MAR',
  is_national: 0,
  img: 'https://cdn.soccersapi.com/images/soccer/teams/100/31.png',
  current_seasons: [20417],
  leagues: [
    {
      id: '583',
      name: 'First Division',
      is_cup: '0',
      is_amateur: '0',
      is_friendly: '0',
      current_season_id: '20417',
      seasons: [{ id: 20417, name: '26/27', is_current: 1 }],
    },
  ],
  founded: '1900',
  twitter: 'MarlowAlbionOfficial',
  coach_id: 531,
  venue_id: 1166,
  kit: [
    { type: 'home', colors: { shirt: '#F23A3A', sleeve: '#ffffff', number: '#ffffff' } },
    { type: 'away', colors: { shirt: '#ea0000', sleeve: '#000000', sleeve_detail: '#ea0000', number: '' } },
  ],
  country: { id: 3, name: 'England', cc: 'en' },
};

const england = { id: '3', name: 'England', cc: 'en' };

test('a team with its kits and leagues', () => {
  expect(readAs('teams', 'info', wireTeam).data).toEqual({
    id: '31',
    common_name: 'Marlow',
    name: 'Marlow Albion',
    short_code: 'MAR',
    is_national: false,
    img: '/img/teams/31',
    current_seasons: ['20417'],
    leagues: [
      {
        id: '583',
        name: 'First Division',
        is_cup: false,
        is_amateur: false,
        is_friendly: false,
        current_season_id: '20417',
        seasons: [{ id: '20417', name: '26/27', is_current: true }],
      },
    ],
    founded: 1900,
    twitter: 'MarlowAlbionOfficial',
    coach_id: '531',
    venue_id: '1166',
    kit: [
      {
        type: 'home',
        colors: { shirt: '#f23a3a', sleeve: '#ffffff', sleeve_detail: null, number: '#ffffff' },
      },
      {
        type: 'away',
        colors: { shirt: '#ea0000', sleeve: '#000000', sleeve_detail: '#ea0000', number: null },
      },
    ],
    country: england,
  });
});

test('reads a national team without a ground, and a team with only a name', () => {
  expect(
    readAs('teams', 'sort', [{ ...wireTeam, is_national: '1', venue_id: 0, founded: null, kit: null }]).data,
  ).toMatchObject([{ is_national: true, venue_id: null, founded: null, kit: [] }]);
  const { data, problems } = readAs('teams', 'info', { id: '7', name: 'Tennant Rovers' });
  expect(data).toMatchObject({ id: '7', leagues: [], current_seasons: [], country: { id: null } });
  expect(problems).toEqual([]);
});

test('reads list rows with and without a country', () => {
  const row = { id: 31, name: 'Marlow Albion' };
  const answer = readAs('teams', 'list', [
    { ...row, country_id: '3', country: { id: 3, name: 'England', cc: 'en' } },
  ]);
  expect(answer.data).toEqual([{ id: '31', name: 'Marlow Albion', country_id: '3', country: england }]);
  expect(readAs('teams', 'byseason', [{ ...row, country_id: 3 }]).data).toEqual([
    { id: '31', name: 'Marlow Albion', country_id: '3', country: { id: null, name: null, cc: null } },
  ]);
});

const squadPlayer = {
  firstname: 'Lionel',
  lastname: ' Tennant',
  age: 34,
  img: 'https://cdn.soccersapi.com/images/soccer/players/50/6750.png',
};

test.each([
  [
    'of 2026',
    { id: 6750, name: 'Tennant', common_name: '', weight: null, height: 186 },
    { id: 3, name: 'England', cc: 'en' },
    10,
    { common_name: null, weight: null, height: 186 },
  ],
  [
    'of 2021',
    { id: '6750', name: null, common_name: 'Tennant, Lionel', weight: '72', height: '171' },
    { id: '3', name: 'England', cc: 'en' },
    '10',
    { name: null, common_name: 'Tennant, Lionel', weight: 72, height: 171 },
  ],
])('reads a squad in the types %s', (_, player, country, number, expected) => {
  const member = { number, captain: null, position: 'F', order: null };
  const wire = { formation: null, squad: [{ player: { ...squadPlayer, ...player, country }, ...member }] };
  expect(readAs('teams', 'squad', wire).data).toMatchObject({
    formation: null,
    squad: [
      {
        player: {
          id: '6750',
          lastname: 'Tennant',
          age: 34,
          img: '/img/players/6750',
          country: england,
          ...expected,
        },
        number: 10,
        captain: null,
        position: 'F',
        order: null,
      },
    ],
  });
});

test('reads transfers with fees as money and unnamed players as null ids', () => {
  const wire = {
    arrivals: [
      {
        player: { id: null, name: 'A. Marlow' },
        type: 'Loan',
        date: null,
        fee: '€16.50m',
        team_left: { id: 20, name: 'Rovers' },
      },
      {
        player: { id: 9, name: 'B. Tennant' },
        type: '',
        date: null,
        fee: '-',
        team_left: { id: 21, name: 'Albion U19' },
      },
    ],
    departures: null,
  };
  expect(readAs('teams', 'transfers', wire).data).toEqual({
    arrivals: [
      {
        player: { id: null, name: 'A. Marlow' },
        type: 'Loan',
        date: null,
        fee: { amount: 16_500_000, currency: 'EUR', text: '€16.50m' },
        team_left: { id: '20', name: 'Rovers' },
      },
      {
        player: { id: '9', name: 'B. Tennant' },
        type: null,
        date: null,
        fee: null,
        team_left: { id: '21', name: 'Albion U19' },
      },
    ],
    departures: [],
  });
});

test('reads trophies with the names of their seasons', () => {
  const wire = {
    season_id: null,
    trophies: [{ id: 746, name: 'Super Cup Winner', seasons: ['25/26', 2019] }],
  };
  expect(readAs('teams', 'trophies', wire).data).toEqual({
    season_id: null,
    trophies: [{ id: '746', name: 'Super Cup Winner', seasons: ['25/26', '2019'] }],
  });
});
