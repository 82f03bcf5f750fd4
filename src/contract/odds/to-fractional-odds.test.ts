import { expect, test } from 'vitest';
import { FRACTION_LADDER, fractionToDecimal, toFractionalOdds } from './to-fractional-odds.ts';

test('the ladder has 117 rungs, in rising order of payout', () => {
  const prices = FRACTION_LADDER.map(fractionToDecimal);
  expect(prices).toHaveLength(117);
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
});

test('every rung converts to itself', () => {
  expect(FRACTION_LADDER.map((rung) => toFractionalOdds(fractionToDecimal(rung)))).toEqual(FRACTION_LADDER);
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
  expect(toFractionalOdds(price)).toBe(fraction);
});

test('of two equally near fractions, returns the one that does not overstate the price', () => {
  expect(1 / 15 - 1 / 15.9375).toBe(1 / 15.9375 - 1 / 17);
  expect(toFractionalOdds(15.9375)).toBe('14/1');
});

/** Prices in thousandths up to 100, then in whole numbers. */
const PRICES = [
  ...Array.from({ length: 99_000 }, (_, i) => (1001 + i) / 1000),
  ...Array.from({ length: 900 }, (_, i) => 101 + i),
];

function distance(price: number): number {
  return Math.abs(1 / fractionToDecimal(toFractionalOdds(price)) - 1 / price);
}

test('keeps the order of prices', () => {
  const roundTrip = PRICES.map((price) => fractionToDecimal(toFractionalOdds(price)));
  expect(PRICES.filter((_, i) => (roundTrip[i] ?? 0) < (roundTrip[i - 1] ?? 0))).toEqual([]);
});

test('deviates by at most 1.17 points of probability, or 1.08 for prices of two decimals', () => {
  const hundredths = PRICES.filter((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6);
  expect(Math.max(...hundredths.map(distance))).toBeCloseTo(0.0108, 4);
  expect(PRICES.reduce((max, price) => Math.max(max, distance(price)), 0)).toBeCloseTo(0.0117, 4);
});
