import { expect, test } from 'vitest';
import { percentText } from './percent.ts';

test.each([
  [0.975, 'en', '97.5%'],
  [1, 'en', '100.0%'],
  [0.03333, 'de', '3,3\u00a0%'],
  [null, 'en', '–'],
])('%s in %s is %s', (part, locale, text) => {
  expect(percentText(part, locale)).toBe(text);
});
