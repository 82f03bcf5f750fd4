import { expect, test } from 'vitest';
import { colour } from './colour.ts';

test.each([
  ['#1532C1', '#1532c1'],
  ['#d8d8d8', '#d8d8d8'],
  ['', null],
  [null, null],
])('reads %j as a colour', (wire, expected) => {
  expect(colour(wire)).toBe(expected);
});

test.each(['red', '#fff', 'd8d8d8', '#d8d8d8;x', 0, {}])('refuses %j', (wire) => {
  expect(colour(wire)).toBeUndefined();
});
