import { expect, test } from 'vitest';
import { readerLanguage } from './reader-language.ts';

test.each<[readonly string[], string]>([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-US', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('of a reader of %j is %s', (wishes, language) => {
  expect(readerLanguage(wishes)).toBe(language);
});
