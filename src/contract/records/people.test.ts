import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const wirePlayer = {
  id: 11306,
  team_id: 5,
  national_team_id: null,
  name: 'Adam Marlow',
  common_name: 'Marlow',
  position: 'D',
  firstname: 'Adam',
  lastname: 'Marlow',
  birthday: '1991-04-29',
  birthcountry: null,
  birthplace: null,
  shirtnumber: 15,
  weight: 78,
  height: 180,
  age: 35,
  foot: 'Right',
  img: 'https://cdn.soccersapi.com/images/soccer/players/50/11306.png',
  market_value: '$5.500000',
  country: { id: 3, name: 'England', cc: 'en' },
  leagues: [
    {
      id: 583,
      name: 'First Division',
      is_cup: false,
      is_amateur: false,
      is_friendly: true,
      seasons: [{ id: 21033, name: '26/27', is_current: 1 }],
    },
  ],
  roles: [
    {
      team: { id: 5, name: 'Albion', is_national: 0 },
      is_current: true,
      role: 'player',
      start: null,
      end: null,
      shirt: 15,
    },
  ],
};

test('reads a player with leagues and roles', () => {
  expect(readAs('players', 'info', wirePlayer).data).toEqual({
    ...wirePlayer,
    id: '11306',
    team_id: '5',
    foot: 'right',
    img: '/img/players/11306',
    market_value: { amount: 5_500_000, currency: 'USD', text: '$5.500000' },
    country: { id: '3', name: 'England', cc: 'en' },
    leagues: [
      {
        id: '583',
        name: 'First Division',
        is_cup: false,
        is_amateur: false,
        is_friendly: true,
        seasons: [{ id: '21033', name: '26/27', is_current: true }],
      },
    ],
    roles: [
      {
        team: { id: '5', name: 'Albion', is_national: false },
        is_current: true,
        role: 'player',
        start: null,
        end: null,
        shirt: 15,
      },
    ],
  });
});

test('reads a player in a list without leagues and roles, and without team, foot or value', () => {
  const { leagues, roles, ...row } = wirePlayer;
  const bare = { ...row, team_id: null, foot: null, market_value: null, shirtnumber: '', weight: '78' };
  expect(
    readAs('players', 'list', [bare, { ...row, foot: 'left', market_value: '$660000' }]).data,
  ).toMatchObject([
    { team_id: null, foot: null, market_value: null, shirtnumber: null, weight: 78, leagues: [], roles: [] },
    { foot: 'left', market_value: { amount: 660_000 } },
  ]);
});

test('reads a coach and corrects a year of birth in the future to the last century', () => {
  const wire = {
    id: 662,
    team_id: 99,
    name: 'Hans-Dieter Marlow',
    common_name: 'Marlow',
    firstname: 'Hans-Dieter',
    lastname: 'Marlow',
    birthday: '2065-02-24',
    birthcountry: null,
    birthplace: null,
    img: 'https://cdn.soccersapi.com/images/soccer/coaches/50/662.png',
    country: { id: 4, name: 'Germany', cc: 'de' },
  };
  expect(readAs('coaches', 'info', wire).data).toEqual({
    ...wire,
    id: '662',
    team_id: '99',
    birthday: '1965-02-24',
    img: '/img/coaches/662',
    country: { id: '4', name: 'Germany', cc: 'de' },
  });
});

const wireReferee = {
  id: 372,
  name: 'Deniz Tennant',
  common_name: 'Tennant',
  firstname: 'Deniz',
  lastname: 'Tennant',
  img: 'https://cdn.soccersapi.com/images/soccer/referees/50/372.png',
  country: { id: 4, name: 'Germany', cc: 'de' },
};

test.each([
  ['birthday', { birthday: '1978-07-21' }],
  ['birthdate, with a text id', { id: '372', birthdate: '21/07/78' }],
])('reads a referee with a %s', (_, birthFields) => {
  expect(readAs('referees', 'info', { ...wireReferee, ...birthFields }).data).toEqual({
    ...wireReferee,
    id: '372',
    birthday: '1978-07-21',
    img: '/img/referees/372',
    country: { id: '4', name: 'Germany', cc: 'de' },
  });
});
