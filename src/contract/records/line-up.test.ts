import { expect, test } from 'vitest';
import { readAs } from '#contract/testing/examples.ts';

const wirePlayer = {
  id: '13183',
  name: 'Berger, Roman',
  common_name: 'Berger, Roman',
  firstname: 'Roman',
  lastname: 'Berger',
  weight: '85',
  height: '187',
  img: 'https://cdn.soccersapi.com/images/soccer/players/50/13183.png',
  country: { id: '114', name: 'Switzerland', cc: 'ch' },
};

function row(changes: object = {}, player: object = {}) {
  return {
    player: { ...wirePlayer, ...player },
    number: '1',
    captain: null,
    position: 'G',
    position_name: 'Goalkeeper',
    order: 1,
    ...changes,
  };
}

function sides(squad: readonly object[], changes: object = {}) {
  const side = { formation: '3-4-3', confirmed_formation: 1, squad, ...changes };
  return { home: side, away: structuredClone(side) };
}

function readHome(squad: readonly object[], changes?: object, include: readonly string[] = []) {
  const { data, problems, dropped } = readAs('fixtures', 'match_lineups', sides(squad, changes), include);
  // biome-ignore lint/suspicious/noExplicitAny: tests look at records as a client without types would
  return { home: (data as any).home, problems, dropped };
}

test('reads a line-up with numeric numbers, text ids and no captain if none is named', () => {
  const { home, problems } = readHome([row()], { coach: { id: 519, name: 'Prell, Ivan' } });
  expect(problems).toEqual([]);
  expect(home).toMatchObject({
    formation: '3-4-3',
    confirmed_formation: true,
    coach: { id: '519', name: 'Prell, Ivan' },
    squad: [
      {
        player: { id: '13183', weight: 85, height: 187, img: '/img/players/13183', country: { cc: 'ch' } },
        number: 1,
        captain: null,
        position: 'G',
        order: 1,
      },
    ],
  });
  expect(home.squad[0]).not.toHaveProperty('stats');
});

test.each([['0'], [0], [null], ['']])('reads a height or weight of %j as unknown', (unknown) => {
  const { home, problems } = readHome([row({}, { weight: unknown, height: unknown })]);
  expect(problems).toEqual([]);
  expect(home.squad[0].player).toMatchObject({ weight: null, height: null });
});

test.each([
  [1, true],
  ['0', false],
  [true, true],
  [null, null],
])('reads a captain of %j as %j', (wire, captain) => {
  expect(readHome([row({ captain: wire })]).home.squad[0].captain).toBe(captain);
});

test('keeps players without names or countries, and a missing coach', () => {
  const unknown = { name: null, common_name: '', country: { id: null, name: null, cc: null } };
  const { home, dropped, problems } = readHome([row({ position_name: null }, unknown)]);
  expect([dropped, problems]).toEqual([0, []]);
  expect(home.coach).toEqual({ id: null, name: null });
  expect(home.squad[0].player).toMatchObject({ name: null, lastname: 'Berger', country: { cc: null } });
});

test('reads player statistics from numbers and text', () => {
  const stats = { minutes: 67, passing_accuracy: 81, goals: '1', rating: '7.4' };
  const { home, problems } = readHome([row({ stats })], {}, ['stats']);
  expect(problems).toEqual([]);
  expect(home.squad[0].stats).toMatchObject({ minutes: 67, passing_accuracy: 81, goals: 1, rating: 7.4 });
});

test('drops and counts a player without an id and keeps the team', () => {
  const { home, dropped } = readHome([row({}, { id: null }), row({ order: 2 })]);
  // Both sides have the same squad here.
  expect(dropped).toBe(2);
  expect(home.squad).toMatchObject([{ order: 2 }]);
});

test('reads two benches as two lists, empty ones included', () => {
  expect(readAs('fixtures', 'match_bench', { home: [row()], away: [] }).data).toMatchObject({
    home: [{ player: { id: '13183' } }],
    away: [],
  });
});
