import { beforeEach, expect, test } from 'vitest';
import { setBell } from './alerts.ts';
import { storeBellName } from './bell-names.ts';
import { favourites, follow } from './favourites.ts';
import { followBells } from './follow-bells.ts';
import { unfollow } from './unfollow.ts';

beforeEach(() => localStorage.clear());

test('a bell from before a bell needed a follow makes one, under its name, and only once', () => {
  follow({ kind: 'team', id: '2', name: 'Kilmartin Rovers', img: '/img/teams/2' });
  for (const [key, name] of [
    ['team 2', 'Kilmartin Rovers'],
    ['match 9', 'Ashby Vale – Dunmarrow'],
  ] as const) {
    setBell(key, ['goals']);
    storeBellName(key, name);
  }
  followBells();
  followBells();
  expect(favourites.get().map(({ kind, name, img }) => [kind, name, img])).toEqual([
    ['team', 'Kilmartin Rovers', '/img/teams/2'],
    ['match', 'Ashby Vale – Dunmarrow', null],
  ]);
  unfollow({ kind: 'match', id: '9' });
  followBells();
  expect(favourites.get().map(({ kind }) => kind)).toEqual(['team']);
});
