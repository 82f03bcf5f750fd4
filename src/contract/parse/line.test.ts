import { expect, test } from 'vitest';
import { line } from './line.ts';

test.each([
  ['6.5', [6.5]],
  ['2.5,3.0', [2.5, 3]],
  ['-0.5,-1.0', [-0.5, -1]],
  ['0.0, -0.5', [0, -0.5]],
  ['+1', [1]],
  ['0', [0]],
  [2.5, [2.5]],
  ['', null],
  ['-', null],
  [null, null],
  [undefined, null],
])('reads %j as a line', (wire, expected) => {
  expect(line(wire)).toEqual(expected);
});

test.each([1e21, '1000', '2.5,', ',3', '2.5,3.0,3.5', 'over', true, {}, [2.5]])('refuses %j', (wire) => {
  expect(line(wire)).toBeUndefined();
});
