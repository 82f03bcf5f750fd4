import { expect, test } from 'vitest';
import { followChanges } from './follow-changes.ts';

const follows = (...ids: readonly string[]) =>
  JSON.stringify(ids.map((id) => ({ kind: 'team', id, name: id, img: null })));
const changes = (before: string | null, after: string | null) => {
  const { added, removed, isReordered } = followChanges({ before, after });
  return [added.map(({ id }) => id), removed.map(({ id }) => id), isReordered];
};

test('names whom and what a change follows and unfollows', () => {
  expect(changes(follows('a', 'b'), follows('b', 'c'))).toEqual([['c'], ['a'], false]);
  expect(changes(null, follows('a'))).toEqual([['a'], [], false]);
  expect(changes(follows('a'), null)).toEqual([[], ['a'], false]);
});

test('another order of the same is a change, whatever is added between them', () => {
  expect(changes(follows('a', 'b'), follows('b', 'a'))).toEqual([[], [], true]);
  expect(changes(follows('a', 'b'), follows('c', 'a', 'd', 'b'))).toEqual([['c', 'd'], [], false]);
});

test('a team and a player with the same id are different', () => {
  const player = JSON.stringify([{ kind: 'player', id: 'a', name: 'a', img: null }]);
  const { added, removed } = followChanges({ before: follows('a'), after: player });
  expect([added.length, removed.length]).toEqual([1, 1]);
});
