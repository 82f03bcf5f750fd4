import { expect, test } from 'vitest';
import { money } from '#contract/parse/money.ts';
import { writeFee, writeValue } from './money.ts';

test.each([
  [5_500_000, '$5.500000'],
  [180_000_000, '$180.000000'],
  [1_000_000, '$1.000000'],
  [660_000, '$660000'],
  [null, null],
])('writes a value of %j as %j, which the contract parses back', (dollars, text) => {
  expect(writeValue(dollars)).toBe(text);
  expect(money(text)?.amount ?? null).toBe(dollars);
});

test.each([
  [2_500_000, '€2.50m'],
  [70_000_000, '€70.00m'],
  [300_000, '€300k'],
  [null, '-'],
])('writes a fee of %j as %j, which the contract parses back', (euros, text) => {
  expect(writeFee(euros)).toBe(text);
  expect(money(text)?.amount ?? null).toBe(euros);
});
