import { expect, test } from 'vitest';
import { exactDuration } from './exact-duration.ts';

test.each([
  [7.9, 'en-GB', '7 s'],
  [123, 'en-GB', '2 min 03 s'],
  [123, 'de-DE', '2 Min. 03 s'],
  [3723, 'en-GB', '1 h 2 min'],
])('%s seconds in %s are %s', (seconds, intl, text) => {
  expect(exactDuration(seconds, intl)).toBe(text);
});
