import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test.each([
  [[], []],
  [
    [10, 50],
    [10, 50],
  ],
  [
    [10, 11, 12],
    [10, 14, 18],
  ],
  [
    [97, 99],
    [94, 98],
  ],
  [
    [90, 97, 97, 98],
    [86, 90, 94, 98],
  ],
])('moves %j to %j with a gap of 4', (places, expected) => {
  expect(spread(places, 4)).toEqual(expected);
});
