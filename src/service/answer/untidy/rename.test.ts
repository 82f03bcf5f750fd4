import { expect, test } from 'vitest';
import type { RecordKey } from '#contract/operation.ts';
import type { UntidyName } from './name-kinds.ts';
import { rename } from './rename.ts';

const LELU: UntidyName = {
  listed: 'Lelu',
  spoken: 'Lelu',
  short: 'Lelu',
  firstname: 'Adailton',
  lastname: 'Brenes Moreira',
};
const names = {
  person: (id: number) => (id === 7 ? LELU : null),
  secondSurname: (id: number) => (id === 8 ? 'Zarzoso' : null),
  club: (id: number, name: string) => (id === 31 ? 'Marlow Veltrix' : name),
  league: (id: number, name: string) => (id === 4 ? `${name} Veltrix` : name),
};
const TIDY = { common_name: 'Bell, Errol', firstname: 'Errol', lastname: 'Bell' };
const UNTIDY = { name: 'Lelu', common_name: 'Lelu', firstname: 'Adailton', lastname: 'Brenes Moreira' };

const CASES: readonly (readonly [what: string, place: RecordKey, tidy: object, untidy: object])[] = [
  [
    'a line-up',
    'lineups',
    { home: { squad: [{ player: { id: '7', name: 'Bell, Errol', ...TIDY } }] } },
    { home: { squad: [{ player: { id: '7', ...UNTIDY } }] } },
  ],
  [
    'a squad',
    'squad',
    { squad: [{ player: { id: 7, name: 'Errol Bell', ...TIDY } }] },
    { squad: [{ player: { id: 7, ...UNTIDY } }] },
  ],
  ['a player', 'player', { id: 7, name: 'Errol Bell', ...TIDY, common_name: 'Bell' }, { id: 7, ...UNTIDY }],
  ['a leader', 'leader', { player: { id: '7', name: 'Bell, Errol' } }, { player: { id: '7', name: 'Lelu' } }],
  [
    'a search',
    'search_hit',
    { id: 7, name: 'Errol Bell', type: 'player' },
    { id: 7, name: 'Lelu', type: 'player' },
  ],
  [
    'events',
    'match_event',
    {
      player_id: 9,
      player_name: 'Ott',
      related_player_id: 7,
      related_player_name: 'Bell',
      info: 'Assist by: Bell',
    },
    {
      player_id: 9,
      player_name: 'Ott',
      related_player_id: 7,
      related_player_name: 'Lelu',
      info: 'Assist by: Lelu',
    },
  ],
  [
    'transfers',
    'transfers',
    { arrivals: [{ team_left: { id: 31, name: 'Marlow' } }] },
    { arrivals: [{ team_left: { id: 31, name: 'Marlow Veltrix' } }] },
  ],
  [
    'a match',
    'match',
    { teams: { home: { id: 31, name: 'Marlow' } }, league: { id: 4, name: 'Cup' } },
    { teams: { home: { id: 31, name: 'Marlow Veltrix' } }, league: { id: 4, name: 'Cup Veltrix' } },
  ],
  [
    'a table',
    'standings',
    { standings: [{ team_id: '31', team_name: 'Marlow' }] },
    { standings: [{ team_id: '31', team_name: 'Marlow Veltrix' }] },
  ],
  [
    'a search of clubs',
    'search_hit',
    { id: 31, name: 'Marlow', type: 'team' },
    { id: 31, name: 'Marlow Veltrix', type: 'team' },
  ],
];

test.each(CASES)('%s has the untidy names by id', (_, place, tidy, untidy) => {
  expect(rename(tidy, place, names)).toEqual(untidy);
});

test('a second surname is registered alone', () => {
  const player = { id: 8, name: 'Errol Bell', ...TIDY };
  expect(rename(player, 'player', names)).toEqual({ ...player, lastname: 'Bell Zarzoso' });
});

test('a country, a coach or a club with the id of another subject keeps its name', () => {
  const record = {
    id: 7,
    name: 'Bell',
    country: { id: 31, name: 'Wales' },
    coach: { id: 7, name: 'Bell, Errol' },
  };
  expect(rename(record, 'venue', names)).toEqual(record);
});
