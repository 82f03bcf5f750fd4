import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compileMessages } from './compile-messages.ts';
import { createFormatter } from './formatter.ts';
import type { Messages } from './message.ts';

type Texts = Readonly<Record<string, string | ((...values: unknown[]) => string)>>;

const messagesOf = (texts: Readonly<Record<string, string>>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([key, defaultMessage]) => [key, { defaultMessage }]));

/** Returns the object that the compiled texts are in a browser. */
function compile(tag: string, messages: Messages, english = messages): Texts {
  return runInThisContext(compileMessages(tag, messages, english))(createFormatter(tag));
}

/** Returns what a text is with some values. */
function format(tag: string, text: string, ...values: unknown[]): string {
  const { line } = compile(tag, messagesOf({ line: text }));
  return typeof line === 'function' ? line(...values) : (line ?? '');
}

test('nests texts by the segments of their keys, and makes arrays of numbered lines', () => {
  const messages = messagesOf({
    'scores.title': 'Scores',
    'scores.show.all': 'All',
    'states.half-time': 'Half-time',
    'about.lines.0': 'A line',
    'about.lines.1': 'Another',
    'constructor.name': 'Builder',
  });
  expect(compile('en', messages)).toEqual({
    scores: { title: 'Scores', show: { all: 'All' } },
    states: { 'half-time': 'Half-time' },
    about: { lines: ['A line', 'Another'] },
    constructor: { name: 'Builder' },
  });
});

test.each([
  'It’s 1 < 2 & <b>"bold"</b>',
  "O'Neill's",
  'a \\ b \\n `c` $',
  'line\nline\r\n\u2028\u2029',
  'a # b 😀',
])('keeps the characters of %j', (text) => {
  expect(format('en', text)).toBe(text);
});

test.each([
  ["'{name}'", '{name}'],
  [`'{'\`\${a}\`$'{'x'}'`, '{`$Bodo`$' + '{x}'],
  ['$${a}\\{a}', '$$Bodo\\Bodo'],
  ["it''s '{'", "it's {"],
])('reads the quotes of %j as ICU has them', (text, expected) => {
  expect(format('en', text, 'Bodo')).toBe(expected);
});

test('writes values, numbers with the separators of the language', () => {
  expect(format('en', '{a}', 7)).toBe('7');
  expect(format('en', '{n, number}', 12345)).toBe('12,345');
  expect(format('de', '{n, number} Tore', 12345)).toBe('12.345 Tore');
  expect(format('ar', '{n, number}', 12345)).toBe('12,345');
});

test('passes the values in the order of the parameters, whatever a language begins with', () => {
  const english = { line: { defaultMessage: '{away} at {home}', params: ['home', 'away'] } };
  const { line } = compile('de', messagesOf({ line: '{home} gegen {away}' }), english);
  expect(typeof line === 'function' && line('Bodo', 'Tromso')).toBe('Bodo gegen Tromso');
});

test.each([
  [
    'en',
    '{n, plural, =0 {none} one {# match} other {# matches}}',
    { 0: 'none', 1: '1 match', 2000: '2,000 matches' },
  ],
  [
    'pl',
    '{n, plural, one {# mecz} few {# mecze} many {# meczów} other {# meczu}}',
    { 1: '1 mecz', 2: '2 mecze', 5: '5 meczów', 22: '22 mecze', '1.5': '1,5 meczu' },
  ],
  [
    'ar',
    '{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}',
    { 0: 'a', 1: 'b', 2: 'c', 3: 'd', 11: 'e', 100: 'f' },
  ],
  ['ja', '{n, plural, other {#試合}}', { 1: '1試合', 2000: '2,000試合' }],
  [
    'en',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
    { 1: '1st place', 2: '2nd place', 3: '3rd place', 11: '11th place', 21: '21st place' },
  ],
  ['it', '{n, selectordinal, many {l’#º} other {il #º}}', { 8: 'l’8º', 9: 'il 9º' }],
])('chooses a form in %s: %s', (tag, text, expected) => {
  for (const [n, result] of Object.entries(expected)) expect(format(tag, text, Number(n))).toBe(result);
});

test('chooses by key, and the other text for every other key', () => {
  const text = '{kind, select, penalty {a penalty} own {an own goal} other {a goal}}.';
  const results = ['penalty', 'own', 'open', 'toString'].map((kind) => format('en', text, kind));
  expect(results).toEqual(['a penalty.', 'an own goal.', 'a goal.', 'a goal.']);
});

test('nests plurals and choices', () => {
  const defaultMessage =
    '{goals, plural, one {{cards, plural, one {# card} other {# cards}}, # goal} other {{side, select, home {us} other {them}}: # goals}}';
  const { line } = compile('en', { line: { defaultMessage, params: ['side', 'goals', 'cards'] } });
  if (typeof line !== 'function') throw new Error('no function');
  expect(line('home', 1, 2)).toBe('2 cards, 1 goal');
  expect(line('home', 3, 2)).toBe('us: 3 goals');
  expect(line('away', 3, 2)).toBe('them: 3 goals');
});

test('has the English text, by the rules of English, where a language has none', () => {
  const english = messagesOf({ place: '{n, selectordinal, one {#st} other {#th}}', title: 'Title' });
  const { place, title } = compile('de', messagesOf({ title: 'Titel', unknown: 'Mehr' }), english);
  expect(title).toBe('Titel');
  expect(typeof place === 'function' && place(1)).toBe('1st');
});

test('writes as little as it can', () => {
  const messages = messagesOf({
    a: 'x',
    'b.c': '{n, plural, one {# y} other {z}}',
    'b.d': '{k, select, q {w} other {v}}',
  });
  expect(compileMessages('en', messages, messages)).toBe(
    `t=>({a:\`x\`,b:{c:a=>t.plural(a,{one:\`\${t.number(a)} y\`,other:\`z\`}),d:a=>a=="q"?\`w\`:\`v\`}})`,
  );
});

test.each([
  [
    '{day, date, short}',
    '{day} is not supported. Dates are formatted by the code: write a plain placeholder.',
  ],
  ['{time, time}', '{time} is not supported. Times are formatted by the code: write a plain placeholder.'],
  ['{n, number, percent}', '{n, number} has a style, which is not supported. Write it without.'],
  ['{n, spellout}', 'Not ICU MessageFormat: invalid argument type. Correct "{n, spellout}".'],
  ['{n', 'Not ICU MessageFormat: expect argument closing brace. Correct "{n".'],
  ['{n, plural, one {x}}', 'Not ICU MessageFormat: missing other clause. Correct "{n, plural, one {x}}".'],
  ['{n, plural, offset:1 other {x}}', '{n} has an offset, which is not supported. Write it without.'],
  ['{n, plural, some {x} other {y}}', '{n} has the form "some". Write =1, or one, few, many, other.'],
  [
    '{n, plural, other {{k, select, a {# x} other {y}}}}',
    '"#" is no number inside of select. Write {name, number}.',
  ],
  ['{a, select, x {y} other {z}} {a, number}', '{a} is a choice and a number. Write two placeholders.'],
  ['{0}', '{0} is no name. Write letters and digits, such as {count}.'],
  ['{a} {b}', '"params" has to list a, b, in the order of the function\'s parameters.'],
])('refuses %s', (text, reason) => {
  const messages = messagesOf({ 'match.line': text, fine: 'Fine', 'match.other': '{d, date}' });
  expect(() => compileMessages('en', messages, messages)).toThrow(
    `Texts could not be compiled.\nen, match.line: ${reason}\nen, match.other: {d} is`,
  );
});

test('refuses a placeholder that English lacks', () => {
  expect(() => compileMessages('de', messagesOf({ line: '{m}' }), messagesOf({ line: '{n}' }))).toThrow(
    'de, line: English has no {m}.',
  );
});

test.each([
  [{ a: 'x', 'a.b': 'y' }, 'a.b: another key is a part of it.'],
  [{ 'a.b': 'x', a: 'y' }, 'a: another key is a part of it.'],
  [{ 'a.0': 'x', 'a.2': 'y' }, 'a: its lines are not numbered 0, 1, 2 … in order.'],
])('refuses keys that are no tree: %j', (texts, problem) => {
  const messages = messagesOf(texts);
  expect(() => compileMessages('en', messages, messages)).toThrow(problem);
});
