import { expect, test } from 'vitest';
import { decimalOf, fractional, LADDER } from './fractional.ts';

test('the ladder has 117 rungs, in rising order of payout', () => {
  const prices = LADDER.map(decimalOf);
  expect(prices).toHaveLength(117);
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
});

test('every rung converts to itself', () => {
  expect(LADDER.map((rung) => fractional(decimalOf(rung)))).toEqual(LADDER);
});

test.each([
  [2, '1/1'],
  [1.83, '5/6'],
  [1.91, '10/11'],
  [1.667, '4/6'],
  [2.5, '6/4'],
  [1.76, '8/11'],
  [3.125, '85/40'],
  [1.001, '1/1000'],
  [1000, '1000/1'],
  [850, '750/1'],
  [1001, '1000/1'],
  [5_000, '1000/1'],
])('%d is %s', (price, fraction) => {
  expect(fractional(price)).toBe(fraction);
});

/** Prices in thousandths up to 100, then in whole numbers. */
const PRICES = [
  ...Array.from({ length: 99_000 }, (_, i) => (1001 + i) / 1000),
  ...Array.from({ length: 900 }, (_, i) => 101 + i),
];

function distance(price: number): number {
  return Math.abs(1 / decimalOf(fractional(price)) - 1 / price);
}

test('keeps the order of prices', () => {
  const told = PRICES.map((price) => decimalOf(fractional(price)));
  expect(PRICES.filter((_, i) => (told[i] ?? 0) < (told[i - 1] ?? 0))).toEqual([]);
});

test('deviates by at most 1.17 points of probability, or 1.08 for prices of two decimals', () => {
  const hundredths = PRICES.filter((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6);
  expect(Math.max(...hundredths.map(distance))).toBeCloseTo(0.0108, 4);
  expect(PRICES.reduce((most, price) => Math.max(most, distance(price)), 0)).toBeCloseTo(0.0117, 4);
});
