import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { readOddsCare } from './odds-care.ts';

function read(environment: Readonly<Record<string, string>>) {
  const problems: string[] = [];
  return { value: readOddsCare(environment, problems), problems };
}

function readFile(content: string, variables: Readonly<Record<string, string>> = {}) {
  const path = join(temporaryFolder(), 'care.json');
  writeFileSync(path, content);
  return read({ ODDS_CARE_FILE: path, ...variables });
}

test('reads age, note and address by language', () => {
  const de = { age: 'Ab 18', note: 'Brauchst du eine Pause?', url: 'https://hilfe.example.org/' };
  expect(readFile(JSON.stringify({ en: { age: ' 21+ ' }, de }))).toEqual({
    value: { en: { age: '21+' }, de },
    problems: [],
  });
  expect(readFile('{}')).toEqual({ value: {}, problems: [] });
});

test('still reads the variables with one text for all languages, and nothing without any', () => {
  const variables = { ODDS_NOTE: ' Need a break? ', ODDS_HELP_URL: ' https://help.example.org/?from=a&b ' };
  expect(read(variables)).toEqual({
    value: { en: { note: 'Need a break?', url: 'https://help.example.org/?from=a&b' } },
    problems: [],
  });
  expect(read({})).toEqual({ value: {}, problems: [] });
});

test.each([
  ['no JSON', /^ODDS_CARE_FILE must be JSON such as \{ "en": \{ "age"/],
  ['[]', /^ODDS_CARE_FILE must be JSON such as/],
  ['{ "nl": {} }', /^ODDS_CARE_FILE must have texts by language: use \{ "en"/],
  ['{ "en": "18+" }', /^ODDS_CARE_FILE must have texts by language/],
  [
    '{ "en": { "link": "https://a.example" } }',
    /^ODDS_CARE_FILE has an unknown "en.link": use age, note and url\.$/,
  ],
  ['{ "de": { "age": 18 } }', /^ODDS_CARE_FILE must have one line of at most 40 characters in "de.age"\.$/],
  [`{ "de": { "age": "${'1'.repeat(41)}" } }`, /in "de.age"\.$/],
  [
    '{ "de": { "note": "" } }',
    /^ODDS_CARE_FILE must have one line of at most 300 characters in "de.note"\.$/,
  ],
  ['{ "en": { "note": "Two\\nlines" } }', /in "en.note"\.$/],
  [
    '{ "en": { "url": "http://a.example" } }',
    /^ODDS_CARE_FILE must have an https address, such as https:.* in "en.url"\.$/,
  ],
  ['{ "en": { "url": "javascript:alert(1)" } }', /in "en.url"\.$/],
  [`{ "en": { "note": "x" } }${' '.repeat(10_000)}`, /^ODDS_CARE_FILE must be JSON/],
])('refuses %s with a sentence that says what to do', (content, sentence) => {
  const { value, problems } = readFile(content);
  expect(value).toEqual({});
  expect(problems).toEqual([expect.stringMatching(sentence)]);
});

test('refuses a file that cannot be read, and a file beside the variables that it replaces', () => {
  expect(read({ ODDS_CARE_FILE: '/there/is/no/such/file' }).problems).toEqual([
    'ODDS_CARE_FILE names a file that cannot be read. Check its path and mode.',
  ]);
  expect(readFile('{}', { ODDS_NOTE: 'Need a break?' }).problems).toEqual([
    'ODDS_CARE_FILE replaces ODDS_NOTE and ODDS_HELP_URL. Set only one of them.',
  ]);
});
