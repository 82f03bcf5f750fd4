import { expect, test } from 'vitest';
import { price } from './price.ts';

test.each([
  ['1.850', 1.85],
  ['13.000', 13],
  ['351.000', 351],
  ['1.004', 1.004],
  ['2', 2],
  [1.85, 1.85],
  [11 / 6, 11 / 6],
])('reads %j as a decimal price', (wire, decimal) => {
  expect(price(wire)).toEqual({ decimal, text: String(wire) });
});

test.each(['17/20', 'EVS', '+185', '-120', '0.000', 'SP'])(
  'keeps the text %s without a decimal price',
  (text) => {
    expect(price(text)).toEqual({ decimal: null, text });
  },
);

test.each([
  ['5/2', 'fractional'],
  ['5', 'fractional'],
  ['250', 'american'],
  ['-120', 'american'],
] as const)('does not take %s for decimal when the format is %s', (text, format) => {
  expect(price(text, format)).toEqual({ decimal: null, text });
});

test.each(['-', '', null, undefined])('reads %j as no price', (wire) => {
  expect(price(wire)).toBeNull();
});

test.each([1e21, '100001', '9'.repeat(21), true, {}, ['1.850']])('refuses %j', (wire) => {
  expect(price(wire)).toBeUndefined();
});
