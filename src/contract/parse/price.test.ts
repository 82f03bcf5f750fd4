import { expect, test } from 'vitest';
import { price } from './price.ts';

test.each([
  ['1.850', 1.85],
  ['13.000', 13],
  ['351.000', 351],
  ['1.004', 1.004],
  ['2', 2],
  [1.85, 1.85],
])('%j is a decimal price', (wire, decimal) => {
  expect(price(wire)).toEqual({ decimal, text: String(wire) });
});

test.each(['17/20', 'EVS', '+185', '-120', '0.000', 'SP'])('%s keeps its text', (text) => {
  expect(price(text)).toEqual({ decimal: null, text });
});

test.each([
  ['5/2', 'fractional'],
  ['5', 'fractional'],
  ['250', 'american'],
  ['-120', 'american'],
] as const)('%s asked for as %s is never taken for decimal', (text, format) => {
  expect(price(text, format)).toEqual({ decimal: null, text });
});

test.each(['-', '', null, undefined])('%j is no price', (wire) => {
  expect(price(wire)).toBeNull();
});

test.each([true, {}, ['1.850']])('%j cannot be read', (wire) => {
  expect(price(wire)).toBeUndefined();
});
