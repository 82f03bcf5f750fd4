import { expect, test } from 'vitest';
import { makeWordsFolder } from '#words/testing/words-folder.ts';
import { checkMessages } from './check-messages.ts';

const GOALS = '{n, plural, one {# goal} other {# goals}}';
const ENGLISH = {
  'match.goals': { defaultMessage: GOALS, description: 'Goals of a match', max: 8 },
  'match.side': {
    defaultMessage: '{side, select, home {{name} at home} other {{name} away}}',
    description: 'Where a team plays',
    params: ['name', 'side'],
  },
  'match.bet': { defaultMessage: 'Bet with care', description: 'Advice', care: true },
};
const GERMAN = {
  'match.goals': '{n, plural, one {# Tor} other {# Tore}}',
  'match.side': '{side, select, home {{name} zu Hause} other {{name} auswärts}}',
};

/** Returns the problems of a language's file beside a correct one in English. */
function problemsOf(tag: string, texts: Readonly<Record<string, string | undefined>>) {
  const messages = Object.entries(texts).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, { defaultMessage: text }]],
  );
  return checkMessages(
    makeWordsFolder({ 'en/match.json': ENGLISH, [`${tag}/match.json`]: Object.fromEntries(messages) }),
  );
}

/** Returns those of an English file. */
const englishProblems = (messages: object) => checkMessages(makeWordsFolder({ 'en/match.json': messages }));

test('all texts are in order', () => {
  expect(checkMessages()).toEqual([]);
});

test('a language may leave out what others have to care about', () => {
  expect(problemsOf('de', GERMAN)).toEqual([]);
});

test.each([
  ['a missing key', 'de', { 'match.goals': undefined }, 'goals: is missing.'],
  ['an unknown key', 'de', { 'match.other': 'Mehr' }, 'other: English has no such text.'],
  ['an empty text', 'de', { 'match.goals': ' ' }, 'goals: is empty.'],
  ['a missing placeholder', 'de', { 'match.goals': 'Tore' }, 'goals: lacks {n}.'],
  [
    'another placeholder',
    'de',
    { 'match.goals': `${GERMAN['match.goals']}{m}` },
    'goals: English has no {m}.',
  ],
  [
    'a quoted placeholder',
    'fr',
    { 'match.side': "{side, select, home {l'{name}} other {{name}}}{name" },
    'side: Not ICU',
  ],
  [
    'other choices',
    'de',
    { 'match.side': '{name} {side, select, heim {x} other {y}}' },
    'side: {side} has not the choices of English. Write home, other.',
  ],
  ['no choice', 'de', { 'match.side': '{name} {side}' }, 'side: {side} has not the choices of English.'],
  [
    'a number that is a text in English',
    'de',
    { 'match.side': '{name, number} {side, select, home {x} other {y}}' },
    'side: {name} is no number in English.',
  ],
  ['no ICU', 'de', { 'match.goals': '{n' }, 'goals: Not ICU MessageFormat'],
  ['a date', 'de', { 'match.goals': '{n, date}' }, 'goals: {n} is not supported.'],
  [
    'too few forms',
    'de',
    { 'match.goals': '{n, plural, other {# Tore}}' },
    'goals: {n} lacks the form "one", which 1 takes.',
  ],
  [
    'too few forms of many',
    'pl',
    { 'match.goals': '{n, plural, one {# gol} few {# gole} other {# gola}}' },
    'goals: {n} lacks the form "many", which 0 takes.',
  ],
  [
    'a form that is not needed',
    'de',
    { 'match.goals': '{n, plural, one {# Tor} few {x} other {# Tore}}' },
    'goals: {n} has the form "few", which the language lacks.',
  ],
  [
    'a text without room',
    'de',
    { 'match.goals': '{n, plural, one {# Tor} other {# Treffer!}}' },
    'goals: has 9 characters without placeholders, for which there is no room. Write 8 at most.',
  ],
])('finds %s', (_, tag, change, problem) => {
  const problems = problemsOf(tag, { ...GERMAN, ...change });
  expect(problems).toContainEqual(expect.stringContaining(`${tag}/match.json, match.${problem}`));
});

test.each([
  ['fr', '{n, plural, one {# but} other {# buts}}'],
  ['de', '{n, plural, =1 {ein Tor} other {# Tore}}'],
  ['pl', '{n, plural, one {# gol} few {# gole} many {# goli} other {# gola}}'],
  ['ja', '{n, plural, other {#点}}'],
  ['de', '{n, plural, =0 {-} other {{n, plural, one {# Tor} other {# Tore}}}}'],
  ['de', '{n, number} 😀😀😀😀😀😀😀'],
])('needs in %s no more than %s', (tag, text) => {
  expect(problemsOf(tag, { ...GERMAN, 'match.goals': text })).toEqual([]);
});

test('finds parts that are missing and unknown, and names every file that cannot be read', () => {
  const root = makeWordsFolder({
    'en/match.json': ENGLISH,
    'de/news.json': { 'news.title': { defaultMessage: 'Neues' } },
    'fr/match.json': { 'match.goals': { defaultMessage: 'Buts', max: 3 } },
    'it/match.json': '{',
  });
  expect(checkMessages(root)).toEqual([
    'de/match.json, match.goals: is missing. Translate it.',
    'de/match.json, match.side: is missing. Translate it.',
    'de/news.json, news.title: English has no such text. Remove it.',
    'fr/match.json: match.goals: Unrecognized key: "max".',
    expect.stringContaining('it/match.json: no JSON.'),
  ]);
});

test.each([
  ['no description', { a: { defaultMessage: 'x' } }, 'en/match.json, a: has no description.'],
  [
    'no order',
    { a: { defaultMessage: '{x} {y}', description: 'A' } },
    'en/match.json, a: "params" has to list x, y',
  ],
  [
    'half an order',
    { a: { defaultMessage: '{x} {y}', description: 'A', params: ['x'] } },
    'en/match.json, a: "params" has to list x, y',
  ],
  [
    'a key in a key',
    { a: { defaultMessage: 'x', description: 'A' }, 'a.b': { defaultMessage: 'y', description: 'B' } },
    'en/match.json, a.b: another key is a part of it.',
  ],
  [
    'too few forms',
    { a: { defaultMessage: '{n, selectordinal, one {#st} other {#th}}', description: 'A' } },
    'en/match.json, a: {n} lacks the form "two", which 2 takes.',
  ],
])('finds %s in English', (_, messages, problem) => {
  expect(englishProblems(messages)).toContainEqual(expect.stringContaining(problem));
});

test('reports a fault of English for English alone', () => {
  const root = makeWordsFolder({
    'en/match.json': { a: { defaultMessage: '{x} {y}', description: 'A' } },
    'de/match.json': { a: { defaultMessage: '{x} {y}' } },
  });
  expect(checkMessages(root)).toEqual([expect.stringMatching(/^en.match.json, a: /)]);
});

test('finds keys of two parts that would replace each other', () => {
  const message = { defaultMessage: 'x', description: 'X' };
  const root = makeWordsFolder({ 'en/match.json': { 'row.a': message }, 'en/tv.json': { 'row.b': message } });
  expect(checkMessages(root)).toEqual([
    'en/tv.json, row: match.json has keys that begin so, too. Rename these.',
  ]);
});
