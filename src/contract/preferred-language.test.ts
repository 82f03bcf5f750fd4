import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each<[readonly string[], string]>([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('of a reader of %j is %s', (wishes, language) => {
  expect(preferredLanguage(wishes)).toBe(language);
});
