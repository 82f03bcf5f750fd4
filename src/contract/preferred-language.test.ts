import { expect, test } from 'vitest';
import { languageFor, preferredLanguage } from './preferred-language.ts';

test.each<[readonly string[], string]>([
  [['de-AT', 'en'], 'de'],
  [['eo', 'en-US', 'de'], 'en'],
  [['eo'], 'en'],
  [['de-Cyrl', '*', 'd', ''], 'en'],
  [[], 'en'],
])('of a reader of %j is %s', (wishes, language) => {
  expect(preferredLanguage(wishes)).toBe(language);
});

test('is one of those that are offered', () => {
  expect(preferredLanguage(['de'], ['en'])).toBe('en');
  expect([languageFor('de-AT'), languageFor('de', ['en']), languageFor('de_AT')]).toEqual(['de', null, null]);
});
