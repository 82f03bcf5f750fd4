import { expect, test } from 'vitest';
import { makeWordsFolder } from '#words/testing/words-folder.ts';
import { languageFolders, readParts } from './message-files.ts';

test('reads the parts of a language, and no glossary', () => {
  const messages = {
    'row.home': { defaultMessage: 'Home', description: 'A team', max: 10, story: 'row', care: true },
  };
  const root = makeWordsFolder({
    'en/match.json': messages,
    'en/first.json': {},
    'en/glossary.json': [],
    'de/match.json': { 'row.home': { defaultMessage: 'Heim' } },
    'fr/glossary.json': [],
    'formatter.ts': '',
  });
  expect(languageFolders(root)).toEqual(['de', 'en']);
  expect([...readParts('en', root)]).toEqual([
    ['first', {}],
    ['match', messages],
  ]);
  expect(readParts('it', root).size).toBe(0);
});

test.each([
  ['en', '{', 'en/match.json: no JSON.'],
  ['en', [], 'en/match.json: Invalid input'],
  ['en', { home: 'Home' }, 'en/match.json: home: Invalid input'],
  ['en', { home: { defaultMessage: 'x', maximum: 1 } }, 'en/match.json: home: Unrecognized key: "maximum"'],
  ['de', { home: { defaultMessage: 'x', max: 1 } }, 'de/match.json: home: Unrecognized key: "max"'],
  ['en', { home: { defaultMessage: 'x', max: 0.5 } }, 'en/match.json: home: max: Invalid input'],
  ['en', { 'a..b': { defaultMessage: 'x' } }, 'en/match.json: a..b: is no key.'],
  ['en', { __a__: { defaultMessage: 'x' } }, 'en/match.json: __a__: is no key.'],
  ['en', { home: { defaultMessage: 'x'.repeat(5000) } }, 'en/match.json: home: defaultMessage: Too big'],
])('refuses in %s %j', (tag, data, problem) => {
  const root = makeWordsFolder({ [`${tag}/match.json`]: data });
  expect(() => readParts(tag, root)).toThrow(problem);
});
