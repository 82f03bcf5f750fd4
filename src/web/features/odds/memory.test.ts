import { expect, test } from 'vitest';
import { oddsGridOf } from '#contract/odds/odds-grid.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { EMPTY_MEMORY, type Memory, MOVE_DURATION_S, rememberGrid } from './memory.ts';

const NOON = 1_795_273_200;

/** Returns the memory of prices over 2.5 at a bookmaker, quoted one after another; null is suspended. */
function memoryOf(...prices: readonly (readonly [price: number | null, at: number])[]): Memory {
  return prices.reduce((memory, [over, at]) => {
    const line = over === null ? samplePrices({ at }) : samplePrices({ over, under: 1.9, line: [2.5], at });
    return rememberGrid(memory, oddsGridOf([sampleMarket(2, { Oak: [line] })], memory.shapes));
  }, EMPTY_MEMORY);
}

const lastPrice = (memory: Memory) => [...memory.prices.values()][0];

test('has no move for a first price', () => {
  expect(lastPrice(memoryOf([2, NOON]))).toEqual({ price: 2, isSuspended: false, moved: null });
});

test('records a move with its origin, and joins consecutive steps', () => {
  expect(lastPrice(memoryOf([2, NOON], [2.1, NOON + 60]))).toMatchObject({
    moved: { from: 2, at: NOON + 60 },
  });
  const steps = memoryOf([2, NOON], [2.1, NOON + 60], [2.1, NOON + 120], [2.2, NOON + 180]);
  expect(lastPrice(steps)).toMatchObject({ price: 2.2, moved: { from: 2, at: NOON + 180 } });
  const later = memoryOf([2, NOON], [2.1, NOON], [2.2, NOON + MOVE_DURATION_S]);
  expect(lastPrice(later)).toMatchObject({ moved: { from: 2.1 } });
});

test('cancels a move that returns to its origin', () => {
  expect(lastPrice(memoryOf([2, NOON], [2.1, NOON + 60], [2, NOON + 120]))).toMatchObject({ moved: null });
});

test('keeps the last price of a suspended market, and counts the reopening price as no move', () => {
  expect(lastPrice(memoryOf([2, NOON], [null, NOON + 60]))).toEqual({
    price: 2,
    isSuspended: true,
    moved: null,
  });
  expect(lastPrice(memoryOf([2, NOON], [null, NOON + 60], [3, NOON + 120]))).toEqual({
    price: 3,
    isSuspended: false,
    moved: null,
  });
});

test('records no move without a timestamp', () => {
  const line = (over: number) => [samplePrices({ over, under: 1.9, line: [2.5] })];
  const grids = [2, 2.1].map((over) => oddsGridOf([sampleMarket(2, { Oak: line(over) })]));
  expect(lastPrice(grids.reduce(rememberGrid, EMPTY_MEMORY))).toEqual({
    price: 2.1,
    isSuspended: false,
    moved: null,
  });
});
