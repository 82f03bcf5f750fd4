import { expect, test } from 'vitest';
import { parseOnOff } from './parse-on-off.ts';

test.each([
  ['on', true],
  [' OFF ', false],
  ['', true],
  [undefined, true],
])('reads %j', (text, value) => {
  expect(parseOnOff({ ODDS: text }, 'ODDS', true)).toEqual({ value });
});

test('refuses any other text and names the variable and its value', () => {
  expect(parseOnOff({ ODDS: 'maybe' }, 'ODDS', true)).toEqual({
    problem: 'ODDS must be on or off, got "maybe".',
  });
});
