import { expect, test } from 'vitest';
import { textsOf } from '#words/server-texts.ts';
import { countryNamer, localCountry } from './country-name.ts';

const en = { ...textsOf('en', 'first'), intl: 'en-GB' };
const de = { ...textsOf('de', 'first'), intl: 'de-DE' };

test.each([
  ['Germany', 'de', 'Deutschland'],
  ['Scotland', 'sct', 'Schottland'],
  ['Northern Ireland', 'nir', 'Nordirland'],
  ['Kosovo', 'xk', 'Kosovo'],
  ['Europe', null, 'Europa'],
  ['World', null, 'Welt'],
  ['Atlantis', null, 'Atlantis'],
  ['Atlantis', 'zz9', 'Atlantis'],
] as const)('%s is said in German, and in English as records have it', (name, cc, german) => {
  expect(localCountry({ name, cc }, de)).toBe(german);
  expect(localCountry({ name, cc }, en)).toBe(name);
});

test('a record without a country has none in any language', () => {
  expect(localCountry({ name: null, cc: 'de' }, de)).toBeNull();
});

test('a country has one name, whatever a record calls it', () => {
  expect(localCountry({ name: 'Turkey', cc: 'tr' }, en)).toBe('Türkiye');
  expect(countryNamer(en)('tr')).toBe('Türkiye');
});

test('a code has a name: of the catalogue, of the language, or itself', () => {
  expect(['wls', 'fr', 'zz9'].map(countryNamer(de))).toEqual(['Wales', 'Frankreich', 'zz9']);
  expect([de, en].map((words) => countryNamer(words)('us'))).toEqual(['USA', 'United States']);
});
