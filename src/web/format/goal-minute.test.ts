import { expect, test } from 'vitest';
import { goalMinute } from './goal-minute.ts';

test.each([
  [12, null, '12'],
  [45, 2, '45+2'],
  [90, 0, '90'],
  [null, 3, null],
])('minute %s with %s of stoppage time is %s', (minute, extra_minute, text) => {
  expect(goalMinute({ minute, extra_minute })).toBe(text);
});
