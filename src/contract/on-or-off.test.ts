import { expect, test } from 'vitest';
import { onOrOff } from './on-or-off.ts';

test.each([
  ['on', true],
  [' OFF ', false],
  ['', true],
  [undefined, true],
])('%j is read', (text, value) => {
  expect(onOrOff({ ODDS: text }, 'ODDS', true)).toEqual({ value });
});

test('anything else is refused with the variable and what it says', () => {
  expect(onOrOff({ ODDS: 'maybe' }, 'ODDS', true)).toEqual({
    problem: 'ODDS must be on or off, got "maybe".',
  });
});
