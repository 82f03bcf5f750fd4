import { expect, test } from 'vitest';
import type { Leader } from '#contract/records/leader.ts';
import { leaderPlaces } from './leader-places.ts';

const leaders = (...goals: (number | null)[]) =>
  goals.map((overall, at) => ({ pos: at + 1, goals: { overall } }) as unknown as Leader);
const places = (list: readonly Leader[]) =>
  leaderPlaces(list, ({ goals }) => `${goals.overall}`).map(
    ({ pos, isShared }) => `${pos}${isShared ? '=' : ''}`,
  );

test('players with the same count share a place, and the next one follows all of them', () => {
  expect(places(leaders(9, 8, 7, 7, 7, 6))).toEqual(['1', '2', '3=', '3=', '3=', '6']);
  expect(places(leaders(4, 4))).toEqual(['1=', '1=']);
  expect(places(leaders(4))).toEqual(['1']);
  expect(places([])).toEqual([]);
});
