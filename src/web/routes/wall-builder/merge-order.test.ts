import { expect, test } from 'vitest';
import { WALL_VIEWS } from '#contract/wall-address.ts';
import { mergeOrder, movedView } from './merge-order.ts';

test('keeps every row in its place while views are switched on and off', () => {
  const order = mergeOrder([], ['match', 'board']);
  expect(order).toEqual([
    'match',
    'board',
    ...WALL_VIEWS.filter((view) => view !== 'match' && view !== 'board'),
  ]);
  expect(mergeOrder(order, ['match'])).toBe(order);
  expect(mergeOrder(order, ['match', 'board', 'tv'])).toBe(order);
});

test('takes over another order', () => {
  const order = mergeOrder(WALL_VIEWS, ['clock', 'board']);
  expect(order.slice(0, 3)).toEqual(['clock', 'board', 'grid']);
  expect([...order].sort()).toEqual([...WALL_VIEWS].sort());
});

test('moves a view by a place, and none beyond the ends', () => {
  const order = ['board', 'match', 'table'] as const;
  expect(movedView(order, 'match', -1)).toEqual(['match', 'board', 'table']);
  expect(movedView(order, 'match', 1)).toEqual(['board', 'table', 'match']);
  expect(movedView(order, 'board', -1)).toBe(order);
  expect(movedView(order, 'table', 1)).toBe(order);
});
