import { expect, test } from 'vitest';
import { decimalOf, fractional, LADDER } from './fractional.ts';

test('the ladder has 117 rungs, each paying more than the one before it', () => {
  const prices = LADDER.map(decimalOf);
  expect(prices).toHaveLength(117);
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
});

test('every rung is its own nearest one', () => {
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
  [1000, '750/1'],
  [1001, '1000/1'],
  [5_000, '1000/1'],
])('%d is %s', (price, fraction) => {
  expect(fractional(price)).toBe(fraction);
});

const PRICES = Array.from({ length: 999_000 / 7 }, (_, i) => 1.001 + i * 0.007);

test('a higher price is never a lower fraction, and none is further away than 1.08 points in probability', () => {
  let last = 0;
  let furthest = 0;
  for (const price of PRICES) {
    const told = decimalOf(fractional(price));
    expect(told >= last).toBe(true);
    last = told;
    furthest = Math.max(furthest, Math.abs(1 / told - 1 / price));
  }
  expect(furthest).toBeGreaterThan(0.01);
  expect(furthest).toBeLessThan(0.0108);
});
