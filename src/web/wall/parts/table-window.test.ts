import { expect, test } from 'vitest';
import { tableWindow } from './table-window.ts';

test('shows the rows around both teams, as many as fit', () => {
  expect(tableWindow(20, [3, 9], 7)).toEqual([2, 3, 4, null, 8, 9, 10]);
  expect(tableWindow(20, [3, 5], 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(tableWindow(20, [0, 19], 5)).toEqual([0, 1, null, 18, 19]);
  expect(tableWindow(4, [0, 3], 9)).toEqual([0, 1, 2, 3]);
});

test('always has the rows of both teams', () => {
  expect(tableWindow(20, [0, 19], 1)).toEqual([0, null, 19]);
  expect(tableWindow(20, [5], 1)).toEqual([5]);
});

test('fills with a row what a gap would take', () => {
  expect(tableWindow(20, [3, 5], 3)).toEqual([3, 4, 5]);
});
