import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['Marlow Albion', 'Marlow Albion'],
  [' Marlow \n\t Albion\u0000', 'Marlow Albion'],
  ['Mar\u200blow\ufeff \u202eAlb\u00adion\u2800', 'Marlow Albion'],
  ['Fußball Łódź · Þór', 'Fußball Łódź · Þór'],
  ['O’Marlow – Sân Cỏ “€5”', 'O’Marlow – Sân Cỏ “€5”'],
  ['Marlow  Albion ', 'Marlow Albion'],
  ['E\u0301tang', 'Étang'],
  ['a\ud800b', 'ab'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ⚽\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ⚽\ufe0f',
  ],
  [`Z${'\u0334'.repeat(300)}ed`, `Z${'\u0334'.repeat(4)}ed`],
])('reads %j as %j', (text, expected) => {
  expect(visibleText(text)).toBe(expected);
});

test.each(['', '   ', '\u200b\u200c\u200d', '\u3164\u2800', '\u0334\u0334', '\ufe0f'])(
  'sees nothing in %j',
  (text) => {
    expect(visibleText(text)).toBe('');
  },
);

test('keeps a text of exactly the maximum, and cuts a longer one with an ellipsis', () => {
  expect(visibleText('x'.repeat(200))).toBe('x'.repeat(200));
  expect(visibleText('x'.repeat(1_000_000))).toBe(`${'x'.repeat(199)}…`);
  expect(visibleText('⚽'.repeat(8_000), 4_000)).toBe(`${'⚽'.repeat(3_999)}…`);
});

test('counts code points, and splits neither a surrogate pair nor a character of several', () => {
  expect(visibleText('𝔐'.repeat(5), 5)).toBe('𝔐'.repeat(5));
  expect(visibleText('𝔐'.repeat(6), 5)).toBe(`${'𝔐'.repeat(4)}…`);
  expect(visibleText('abc👩‍👧‍👦defg', 6)).toBe('abc…');
});
