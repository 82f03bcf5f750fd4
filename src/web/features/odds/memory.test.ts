import { expect, test } from 'vitest';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { boardOf } from './board.ts';
import { type Memory, MOVE_LASTS, NOTHING_SEEN, remember } from './memory.ts';

const NOON = 1_795_273_200;

/** Returns the memory of prices over 2.5 at a bookmaker, quoted one after another; null is suspended. */
function told(...prices: readonly (readonly [price: number | null, at: number])[]): Memory {
  return prices.reduce((memory, [over, at]) => {
    const line = over === null ? samplePrices({ at }) : samplePrices({ over, under: 1.9, line: [2.5], at });
    return remember(memory, boardOf([sampleMarket(2, { Oak: [line] })], memory.shapes));
  }, NOTHING_SEEN);
}

const known = (memory: Memory) => [...memory.prices.values()][0];

test('has no move for a first price', () => {
  expect(known(told([2, NOON]))).toEqual({ price: 2, isSuspended: false, moved: null });
});

test('records a move with its origin, and joins consecutive steps', () => {
  expect(known(told([2, NOON], [2.1, NOON + 60]))).toMatchObject({ moved: { from: 2, at: NOON + 60 } });
  const steps = told([2, NOON], [2.1, NOON + 60], [2.1, NOON + 120], [2.2, NOON + 180]);
  expect(known(steps)).toMatchObject({ price: 2.2, moved: { from: 2, at: NOON + 180 } });
  const later = told([2, NOON], [2.1, NOON], [2.2, NOON + MOVE_LASTS]);
  expect(known(later)).toMatchObject({ moved: { from: 2.1 } });
});

test('cancels a move that returns to its origin', () => {
  expect(known(told([2, NOON], [2.1, NOON + 60], [2, NOON + 120]))).toMatchObject({ moved: null });
});

test('keeps the last price of a suspended market, and counts the reopening price as no move', () => {
  expect(known(told([2, NOON], [null, NOON + 60]))).toEqual({ price: 2, isSuspended: true, moved: null });
  expect(known(told([2, NOON], [null, NOON + 60], [3, NOON + 120]))).toEqual({
    price: 3,
    isSuspended: false,
    moved: null,
  });
});

test('records no move without a timestamp', () => {
  const line = (over: number) => [samplePrices({ over, under: 1.9, line: [2.5] })];
  const boards = [2, 2.1].map((over) => boardOf([sampleMarket(2, { Oak: line(over) })]));
  expect(known(boards.reduce(remember, NOTHING_SEEN))).toEqual({
    price: 2.1,
    isSuspended: false,
    moved: null,
  });
});
