import { expect, test } from 'vitest';
import { type Freshness, UNKNOWN } from './freshness.ts';
import { gapOf } from './use-gap.ts';

const MINUTE_MS = 60_000;
const NOW = 100 * MINUTE_MS;
const answer = (minutesOld: number, fields: Partial<Freshness> = {}): Freshness => ({
  ...UNKNOWN,
  asOf: NOW - minutesOld * MINUTE_MS,
  ...fields,
});
/** The list of a day as an account's limit allows it. */
const dayList = (minutesOld: number) => answer(minutesOld, { period: 5 * MINUTE_MS });

test('a list that comes seldom leaves no gap beside one that comes often', () => {
  expect(gapOf([answer(0), dayList(9)], 1)).toBeNull();
  expect(gapOf([answer(1), dayList(0)], 1)).toBeNull();
  expect(gapOf([UNKNOWN, dayList(0)], 1)).toBeNull();
});

test('the first answer after an absence ends the gap of one that is still to come', () => {
  const gap = { from: NOW - 4 * MINUTE_MS, to: NOW };
  expect(gapOf([answer(4), dayList(0)], 1)).toEqual(gap);
  // At 60 times the speed four minutes of the world are four seconds.
  expect(gapOf([answer(4), dayList(0)], 60)).toBeNull();
});

test('the latest gap counts', () => {
  const earlier = { from: 1, to: 2 };
  const later = { from: 3, to: 4 };
  expect(gapOf([answer(0, { gap: later }), answer(0, { gap: earlier })], 1)).toBe(later);
  expect(gapOf([], 1)).toBeNull();
});
