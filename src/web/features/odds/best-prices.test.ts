import { expect, test } from 'vitest';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { matchPrices } from './best-prices.ts';

const NOON = 1_795_273_200;
const result = (
  home: number,
  draw: number,
  away: number,
  { at = NOON, score = null }: { at?: number; score?: readonly [number, number] | null } = {},
) => [samplePrices({ home, draw, away, at, score })];

const first = ({ prices }: ReturnType<typeof matchPrices>) => prices?.results[0];

test('gives the best price of every result with all bookmakers that have it, and the payout', () => {
  const row = matchPrices(
    [sampleMarket(1, { Oak: result(2, 3.4, 4.5), Elm: result(2.1, 3.3, 4.5), Ash: result(2.1, 3.2, 4) })],
    null,
  );
  expect(row.prices?.results.map(({ price, books }) => [price, books])).toEqual([
    [2.1, ['Elm', 'Ash']],
    [3.4, ['Oak']],
    [4.5, ['Oak', 'Elm']],
  ]);
  expect(row.prices?.payout).toBeCloseTo(1 / (1 / 2.1 + 1 / 3.4 + 1 / 4.5), 10);
  expect(row.prices?.books).toBe(3);
});

test('distinguishes prices that differ only in the third decimal', () => {
  const row = matchPrices([sampleMarket(1, { Oak: result(1.011, 9, 30), Elm: result(1.014, 9, 30) })], null);
  expect(first(row)?.books).toEqual(['Elm']);
});

test('never prefers a price from before the last goal, and marks it as outdated when it is the only one', () => {
  const scoreState = { score: [1, 0] as const, lastGoal: NOON + 300 };
  const old = { at: NOON, score: [0, 0] as const };
  const now = { at: NOON + 330, score: [1, 0] as const };
  const mixed = [sampleMarket(1, { Oak: result(5, 3, 2, old), Elm: result(1.4, 4.5, 8, now) })];
  expect(first(matchPrices(mixed, scoreState))).toMatchObject({ state: 'holds', price: 1.4, books: ['Elm'] });
  const alone = [sampleMarket(1, { Oak: result(5, 3, 2, old) })];
  const row = matchPrices(alone, scoreState);
  expect(first(row)).toMatchObject({ state: 'outdated', price: 5, books: [] });
  expect(row.prices?.payout).toBeNull();
});

test('keeps the last best price of a suspended market, and counts its reopening price as no move', () => {
  const open = matchPrices([sampleMarket(1, { Oak: result(2, 3, 4) })], null);
  const shut = matchPrices([sampleMarket(1, { Oak: [samplePrices({ at: NOON + 60 })] })], null, open.memory);
  expect(shut.prices?.results).toEqual(
    [2, 3, 4].map((price) => expect.objectContaining({ state: 'suspended', price, books: [] })),
  );
  const later = { at: NOON + 120 };
  const again = matchPrices([sampleMarket(1, { Oak: result(3, 3, 3, later) })], null, shut.memory);
  expect(first(again)).toMatchObject({ state: 'holds', price: 3, moved: null });
  const moved = matchPrices([sampleMarket(1, { Oak: result(2.5, 3, 3, later) })], null, again.memory);
  expect(first(moved)?.moved).toEqual({ from: 3, at: NOON + 120 });
});

test('has no price for a market that was suspended from the start', () => {
  const row = matchPrices([sampleMarket(1, { Oak: [samplePrices({ at: NOON })] })], null);
  expect(first(row)).toMatchObject({ state: 'suspended', price: null });
});

test('skips a suspended bookmaker while another one has a price', () => {
  const row = matchPrices([sampleMarket(1, { Oak: [samplePrices()], Elm: result(1.9, 3, 4) })], null);
  expect(first(row)).toMatchObject({ state: 'holds', price: 1.9, books: ['Elm'] });
  expect(row.prices?.books).toBe(2);
});

test('has no prices without quotes', () => {
  expect(matchPrices([], null).prices).toBeNull();
  expect(matchPrices([sampleMarket(1, { Oak: [] })], null).prices).toBeNull();
  const other = [sampleMarket(2, { Oak: [samplePrices({ over: 1.9, under: 1.9, line: [2.5] })] })];
  expect(matchPrices(other, null).prices).toBeNull();
});
