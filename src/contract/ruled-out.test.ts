import { expect, test } from 'vitest';
import { isRuledOut } from './ruled-out.ts';

test.each<[info: string | null, result: string | null, isRuling: boolean]>([
  [null, 'cancelled', true],
  [null, null, true],
  ['Goal ruled out: offside', 'cancelled', true],
  ['Goal Disallowed - handball', null, true],
  ['Goal cancelled', null, true],
  ['Goal confirmed', null, false],
  [null, 'confirmed', false],
  ['Penalty overturned', 'cancelled', false],
  ['Penalty awarded', null, false],
  ['Card upgrade', null, false],
  ['Red card cancelled', 'cancelled', false],
])('a VAR decision %j with the result %j rules a goal out: %s', (info, result, isRuling) => {
  expect(isRuledOut({ type: 'var', info, result })).toBe(isRuling);
});

test('a goal is ruled out if it is marked as cancelled', () => {
  expect(isRuledOut({ type: 'goal', info: null, result: 'cancelled' })).toBe(true);
  expect(isRuledOut({ type: 'goal', info: 'Goal confirmed', result: null })).toBe(false);
});
