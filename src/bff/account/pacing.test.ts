import { expect, test } from 'vitest';
import { hardStop, shareUntilAllowed, stretchFactors, supplyPerSecond } from './pacing.ts';

const demand = { live: 4, day: 2, table: 1, catalogue: 1 };

test('stretches nothing while the supply meets the demand', () => {
  expect(stretchFactors(demand, 8)).toEqual({ live: 1, day: 1, table: 1, catalogue: 1 });
  expect(stretchFactors(demand, Number.POSITIVE_INFINITY)).toEqual({
    live: 1,
    day: 1,
    table: 1,
    catalogue: 1,
  });
});

test('stretches later ranks first and reserves a share for them', () => {
  const factors = stretchFactors(demand, 6);
  expect(factors.live).toBe(1);
  expect(factors.day).toBeCloseTo(2 / 1.4);
  expect(factors.table).toBeCloseTo(1 / 0.42);
  expect(factors.catalogue).toBeCloseTo(1 / 0.18);
});

test('distributes exactly the supply among the ranks', () => {
  for (const supply of [0.01, 0.5, 2, 5, 7.9]) {
    const factors = stretchFactors(demand, supply);
    const spentPerSecond = (['live', 'day', 'table', 'catalogue'] as const).map(
      (rank) => demand[rank] / factors[rank],
    );
    expect(spentPerSecond.reduce((a, b) => a + b)).toBeCloseTo(supply);
  }
});

test('bounds periods even without a supply', () => {
  expect(stretchFactors(demand, 0)).toEqual({ live: 10_000, day: 10_000, table: 10_000, catalogue: 10_000 });
});

test('reserves a fiftieth of the allowance, at most 100 requests', () => {
  expect([100, 2_000, 10, 90_000_000, null].map(hardStop)).toEqual([2, 40, 1, 100, 0]);
  const supply = { limit: 100, secondsLeft: 10, othersPerSecond: 0 };
  expect(supplyPerSecond({ ...supply, remaining: 52 })).toBe(5);
  expect(supplyPerSecond({ ...supply, remaining: 2 })).toBe(0);
});

test('subtracts the use of other clients, down to a tenth of an even spending', () => {
  const supply = { remaining: 102, limit: 100, secondsLeft: 10 };
  expect(supplyPerSecond({ ...supply, othersPerSecond: 6 })).toBe(4);
  expect(supplyPerSecond({ ...supply, othersPerSecond: 60 })).toBe(1);
});

test.each([
  ['live', 3, 1, 0],
  ['day', 28, 1, 0],
  ['day', 22, 1, 0.2],
  ['table', 32, 1, 0.25],
  ['catalogue', 32, 1, 0.4],
  ['catalogue', 32, 0.5, 0],
  ['catalogue', 12, 0.5, 0.3],
] as const)(
  'makes %s with %i of 100 left and %f of the window to come wait for %f of it',
  (rank, remaining, time, share) => {
    expect(shareUntilAllowed(rank, remaining, 100, time)).toBeCloseTo(share);
  },
);
