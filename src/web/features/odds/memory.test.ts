import { expect, test } from 'vitest';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { boardOf } from './board.ts';
import { type Memory, MOVE_LASTS, NOTHING_SEEN, remember } from './memory.ts';

const NOON = 1_795_273_200;

/** Over 2.5 at one bookmaker, told at one instant after the other; null: suspended. */
function told(...prices: readonly (readonly [price: number | null, at: number])[]): Memory {
  return prices.reduce((memory, [over, at]) => {
    const line = over === null ? samplePrices({ at }) : samplePrices({ over, under: 1.9, line: [2.5], at });
    return remember(memory, boardOf([sampleMarket(2, { Oak: [line] })], memory.shapes));
  }, NOTHING_SEEN);
}

const known = (memory: Memory) => [...memory.prices.values()][0];

test('a price that is told for the first time has not moved', () => {
  expect(known(told([2, NOON]))).toEqual({ price: 2, isSuspended: false, moved: null });
});

test('a price that changes has moved from where it was, and steps of one move are one', () => {
  expect(known(told([2, NOON], [2.1, NOON + 60]))).toMatchObject({ moved: { from: 2, at: NOON + 60 } });
  const steps = told([2, NOON], [2.1, NOON + 60], [2.1, NOON + 120], [2.2, NOON + 180]);
  expect(known(steps)).toMatchObject({ price: 2.2, moved: { from: 2, at: NOON + 180 } });
  const later = told([2, NOON], [2.1, NOON], [2.2, NOON + MOVE_LASTS]);
  expect(known(later)).toMatchObject({ moved: { from: 2.1 } });
});

test('a price that comes back to where it was has not moved', () => {
  expect(known(told([2, NOON], [2.1, NOON + 60], [2, NOON + 120]))).toMatchObject({ moved: null });
});

test('of a suspended market the last price is known, and what it opens with again is no move', () => {
  expect(known(told([2, NOON], [null, NOON + 60]))).toEqual({ price: 2, isSuspended: true, moved: null });
  expect(known(told([2, NOON], [null, NOON + 60], [3, NOON + 120]))).toEqual({
    price: 3,
    isSuspended: false,
    moved: null,
  });
});

test('a price of which nobody says when it was told has moved at no time', () => {
  const line = (over: number) => [samplePrices({ over, under: 1.9, line: [2.5] })];
  const boards = [2, 2.1].map((over) => boardOf([sampleMarket(2, { Oak: line(over) })]));
  expect(known(boards.reduce(remember, NOTHING_SEEN))).toEqual({
    price: 2.1,
    isSuspended: false,
    moved: null,
  });
});
