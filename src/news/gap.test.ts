import { expect, test } from 'vitest';
import { endsGap, isGap } from './gap.ts';

test('a gap is longer than two minutes and than two polls, in real time', () => {
  expect(isGap(0, 120_000, 15_000, 1)).toBe(false);
  expect(isGap(0, 120_001, 15_000, 1)).toBe(true);
  expect(isGap(0, 600_000, 300_000, 1)).toBe(false);
  expect(isGap(0, 120_001, 15_000, 60)).toBe(false);
});

test('answers within three seconds of its end belong to it', () => {
  const gap = { from: 0, to: 300_000 };
  expect([303_000, 303_001].map((asOf) => endsGap(gap, asOf, 1))).toEqual([true, false]);
  expect(endsGap(gap, 330_000, 10)).toBe(true);
  expect(endsGap(null, 0, 1)).toBe(false);
});
