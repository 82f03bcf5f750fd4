import { expect, test } from 'vitest';
import type { BookOffer } from './odds-grid.ts';
import { bestOf, payoutOf, validPrice } from './valid-prices.ts';

const NOON = 1_795_273_200;
const offer = (changes: Partial<BookOffer> = {}): BookOffer => ({
  price: 2,
  at: NOON,
  score: [1, 0],
  ...changes,
});

test('returns the highest decimal price, or null without any', () => {
  expect(bestOf([1.5, null, 21, 19])).toBe(21);
  expect(bestOf([null, null])).toBeNull();
});

test('takes no price for the best that is many times as high as all others', () => {
  expect(bestOf([3.59, 179, 3.4])).toBe(3.59);
  expect(bestOf([100, 2])).toBe(2);
  expect(bestOf([1000, 67])).toBe(1000);
  expect(bestOf([179])).toBe(179);
});

test.each([
  ['with the current score is valid', offer(), [1, 0], null, 2],
  ['that is suspended is not valid', offer({ price: null }), [1, 0], null, null],
  ['from another score is not valid', offer({ score: [0, 0] }), [1, 0], null, null],
  ['from before the last goal is not valid', offer({ score: null }), [1, 0], NOON + 90, null],
  [
    'from the minute of the last goal is valid, as timestamps are accurate to the minute',
    offer(),
    [1, 0],
    NOON + 59,
    2,
  ],
  ['of unknown age is valid', offer({ at: null, score: null }), [1, 0], NOON + 600, 2],
] as const)('a price %s', (_, quoted, score, lastGoal, expected) => {
  expect(validPrice(quoted, { score, lastGoal })).toBe(expected);
});

test('ignores goals before kick-off', () => {
  expect(validPrice(offer({ score: [0, 0] }), null)).toBe(2);
});

test('computes the payout, and needs a price for every outcome', () => {
  expect(payoutOf([2, 4, 4])).toBe(1);
  expect(payoutOf([1.9, 1.9])).toBeCloseTo(0.95, 10);
  expect(payoutOf([2, null, 4])).toBeNull();
  expect(payoutOf([])).toBeNull();
});

test('says no payout where a price is a mistake', () => {
  expect(payoutOf([2.1, 3.9, 4.6])).toBeCloseTo(1.0527, 3);
  expect(payoutOf([2, 4, 200])).toBeNull();
});
