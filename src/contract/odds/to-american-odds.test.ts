import { expect, test } from 'vitest';
import { toAmericanOdds } from './to-american-odds.ts';

test.each([
  [2, 100],
  [1.998, 100],
  [2.004, 100],
  [1.01, -10_000],
  [1.91, -110],
  [1.95, -105],
  [1.99, -101],
  [2.05, 105],
  [3.4, 240],
  [1000, 99_900],
  [1.001, -100_000],
])('%d is %d', (price, value) => {
  expect(toAmericanOdds(price)).toBe(value);
});

const PRICES = Array.from({ length: 100_000 }, (_, i) => 1.001 + i * 0.001);

/** Returns the decimal price of american odds, since american odds do not sort by value. */
const decimal = (value: number) => 1 + (value > 0 ? value / 100 : -100 / value);

test('has no value from -100 to 99: even money is +100', () => {
  const values = new Set(PRICES.map(toAmericanOdds));
  expect([...values].filter((value) => value >= -100 && value < 100)).toEqual([]);
  expect(values.has(100)).toBe(true);
});

test('keeps the order of prices, and round-trips them within the precision of american odds', () => {
  const roundTrip = PRICES.map((price) => decimal(toAmericanOdds(price)));
  expect(PRICES.filter((_, i) => (roundTrip[i] ?? 0) < (roundTrip[i - 1] ?? 0))).toEqual([]);
  const off = (price: number, i: number) => Math.abs((roundTrip[i] ?? 0) - price);
  expect(PRICES.filter((price, i) => off(price, i) > Math.max(0.0051, (price - 1) ** 2 / 150))).toEqual([]);
});
