import { expect, test } from 'vitest';
import { isLongEnough } from './search-text.ts';

test.each([
  ['abc', true],
  [' ab ', false],
  ['نج', false],
  ['京', true],
  ['サカ', true],
  ['が', true],
  ['서울', true],
])('“%s” is long enough for a search: %s', (text, isEnough) => {
  expect(isLongEnough(text)).toBe(isEnough);
});
