import { expect, test } from 'vitest';
import { minute } from './minute.ts';

test.each([
  ['45+2', { minute: 45, extra: 2 }],
  ['90+11', { minute: 90, extra: 11 }],
  ['105 + 1', { minute: 105, extra: 1 }],
  ["58'", { minute: 58, extra: null }],
  ['58', { minute: 58, extra: null }],
  ['92', { minute: 92, extra: null }],
  ['0', { minute: 0, extra: null }],
  [90, { minute: 90, extra: null }],
  [0, { minute: 0, extra: null }],
  ['', null],
  ['-', null],
  [null, null],
  [undefined, null],
])('reads %j as a minute', (wire, expected) => {
  expect(minute(wire)).toEqual(expected);
});

test.each(['999', '151', '120+31', 'HT', '45+', '+2', '-1', '1e2', -3, 4.5, true, {}, ['45']])(
  'refuses %j',
  (wire) => {
    expect(minute(wire)).toBeUndefined();
  },
);
