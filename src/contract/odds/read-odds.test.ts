import { expect, test } from 'vitest';
import { oddsText } from './odds-text.ts';
import { readOdds } from './read-odds.ts';
import { FRACTION_LADDER, fractionToDecimal } from './to-fractional-odds.ts';

test.each<[string, 'decimal' | 'fractional' | 'american', number | null]>([
  ['2.50', 'decimal', 2.5],
  ['2,5', 'decimal', 2.5],
  [' 3 ', 'decimal', 3],
  ['150', 'decimal', 150],
  ['1.001', 'decimal', 1.001],
  ['6/4', 'decimal', 2.5],
  ['6 / 4', 'fractional', 2.5],
  ['2/3', 'fractional', 1 + 2 / 3],
  ['evens', 'fractional', 2],
  ['3', 'fractional', 3],
  ['+150', 'decimal', 2.5],
  ['150', 'american', 2.5],
  ['-200', 'american', 1.5],
  ['\u2212200', 'american', 1.5],
  ['+100', 'american', 2],
  ['-100', 'american', 2],
  ['+99', 'american', null],
  ['2.5', 'american', 2.5],
  ['1', 'decimal', null],
  ['0.5', 'decimal', null],
  ['0/5', 'fractional', null],
  ['5/0', 'fractional', null],
  ['1002', 'decimal', null],
  ['+999999', 'american', null],
  ['1e3', 'decimal', null],
  ['Infinity', 'decimal', null],
  ['two', 'decimal', null],
  ['', 'decimal', null],
])('reads %j of a viewer of %s prices as %s', (text, format, price) => {
  expect(readOdds(text, format, 'Evens')).toBe(price);
});

test('reads what is shown in each format as a price that is shown alike', () => {
  const prices = [...FRACTION_LADDER.map(fractionToDecimal), 1.83, 1.91, 2.05, 3.125, 12.75, 1_000];
  for (const format of ['decimal', 'fractional', 'american'] as const)
    for (const price of prices) {
      const text = oddsText(price, format, 'de-DE', '1/1');
      const again = readOdds(text, format, '1/1');
      expect([text, again && oddsText(again, format, 'de-DE', '1/1')]).toEqual([text, text]);
    }
});
