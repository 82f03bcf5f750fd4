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
])('reads %s as a sum', (text, amount, currency) => {
  expect(money(text)).toEqual({ amount, currency, text });
});

test.each(['Free', 'Loan', '?', 'End of loan', '5.5', '70m'])(
  'keeps the text %s, which is no sum',
  (text) => {
    expect(money(text)).toEqual({ amount: null, currency: null, text });
  },
);

test('keeps the text of decimals without a unit, whose scale is ambiguous', () => {
  expect(money('$5.5')).toEqual({ amount: null, currency: 'USD', text: '$5.5' });
});

test('reads a bare number as a sum without a currency', () => {
  expect(money(660000)).toEqual({ amount: 660_000, currency: null, text: '660000' });
});

test.each(['-', '', null, undefined])('reads %j as null', (wire) => {
  expect(money(wire)).toBeNull();
});

test.each([1e21, -1, '€99999bn', true, {}, ['€1m']])('refuses %j', (wire) => {
  expect(money(wire)).toBeUndefined();
});
