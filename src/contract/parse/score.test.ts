import { expect, test } from 'vitest';
import { score } from './score.ts';

test.each([
  ['0-0', [0, 0]],
  ['4-3', [4, 3]],
  ['11-10', [11, 10]],
  [' 2 - 1 ', [2, 1]],
  ['-', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as a score', (wire, expected) => {
  expect(score(wire)).toEqual(expected);
});

test.each(['100-0', '0-100', '2', '2-', '-1', '2-1-0', 'two-one', '1.5-2', 21, true, [2, 1], {}])(
  'refuses %j',
  (wire) => {
    expect(score(wire)).toBeUndefined();
  },
);
