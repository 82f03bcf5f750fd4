import { expect, test } from 'vitest';
import { onOrOff } from './on-or-off.ts';

test.each([
  ['on', true],
  [' OFF ', false],
  ['', true],
  [undefined, true],
])('reads %j', (text, value) => {
  expect(onOrOff({ ODDS: text }, 'ODDS', true)).toEqual({ value });
});

test('refuses any other text and names the variable and its value', () => {
  expect(onOrOff({ ODDS: 'maybe' }, 'ODDS', true)).toEqual({
    problem: 'ODDS must be on or off, got "maybe".',
  });
});
