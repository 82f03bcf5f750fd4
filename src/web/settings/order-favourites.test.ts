import { afterEach, expect, test } from 'vitest';
import { type Favourite, favourites } from './favourites.ts';
import { orderFavourites } from './order-favourites.ts';

afterEach(() => localStorage.clear());

const follow = (...names: readonly string[]) =>
  favourites.set(
    names.map((name): Favourite => ({ kind: name < 'm' ? 'team' : 'match', id: name, name, img: null })),
  );
const names = () => favourites.get().map(({ name }) => name);

test('orders the favourites of a kind, and those of others keep their places', () => {
  follow('a', 'x', 'b', 'c');
  orderFavourites('team', ['c', 'a', 'b']);
  expect(names()).toEqual(['c', 'x', 'a', 'b']);
});

test('a favourite that another tab has added meanwhile comes last, and one that it has removed stays away', () => {
  follow('a', 'b', 'new');
  orderFavourites('team', ['b', 'gone', 'a']);
  expect(names()).toEqual(['b', 'a', 'new']);
  follow('a', 'd', 'b');
  orderFavourites('team', ['b', 'a']);
  expect(names()).toEqual(['b', 'a', 'd']);
});
