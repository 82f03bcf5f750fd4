import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  ['$5.500000', 5_500_000, 'USD'],
  ['$0.750000', 750_000, 'USD'],
  ['$112.000000', 112_000_000, 'USD'],
  ['$660000', 660_000, 'USD'],
  ['€70.00m', 70_000_000, 'EUR'],
  ['€2.50m', 2_500_000, 'EUR'],
  ['€16.50M', 16_500_000, 'EUR'],
  ['€300k', 300_000, 'EUR'],
  ['£1.1bn', 1_100_000_000, 'GBP'],
  ['€0', 0, 'EUR'],
])('%s is a sum', (text, amount, currency) => {
  expect(money(text)).toEqual({ amount, currency, text });
});

test.each(['Free', 'Loan', '?', 'End of loan', '5.5', '70m'])('%s is no sum and keeps its text', (text) => {
  expect(money(text)).toEqual({ amount: null, currency: null, text });
});

test('decimals without a unit, of which nobody knows the scale, keep their text', () => {
  expect(money('$5.5')).toEqual({ amount: null, currency: 'USD', text: '$5.5' });
});

test('a bare number is a sum of no known currency', () => {
  expect(money(660000)).toEqual({ amount: 660_000, currency: null, text: '660000' });
});

test.each(['-', '', null, undefined])('%j is nothing', (wire) => {
  expect(money(wire)).toBeNull();
});

test.each([true, {}, ['€1m']])('%j cannot be read', (wire) => {
  expect(money(wire)).toBeUndefined();
});
