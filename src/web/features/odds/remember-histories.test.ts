import { expect, test } from 'vitest';
import { oddsGridOf } from '#contract/odds/odds-grid.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { EMPTY_MEMORY, priceKeyOf, rememberGrid } from './memory.ts';
import { rememberHistories } from './remember-histories.ts';

const NOON = 1_795_273_200;
const TOTAL = { key: 'over under 2.5' };

const history = (id: string, odds: OddsHistory['markets'][number]['odds']): OddsHistory => ({
  id,
  name: id,
  markets: [{ id: '2', name: 'Goals', odds }],
});
const over = (price: number, at: number, line = [2.5], score: readonly [number, number] | null = [0, 0]) =>
  samplePrices({ over: price, under: 1.9, line, at, score });
const suspended = (at: number) => samplePrices({ at, score: [0, 0] });

const lastPrice = (odds: OddsHistory['markets'][number]['odds'], inPlay = true) =>
  rememberHistories(EMPTY_MEMORY, [history('Oak', odds)], inPlay).prices.get(
    priceKeyOf('2', TOTAL, 0, 'Oak'),
  );

test('remembers a price with its move, separately in play and before', () => {
  const odds = [over(3, NOON - 60, [2.5], null), over(2, NOON), over(2.1, NOON + 60)];
  expect(lastPrice(odds)).toEqual({ price: 2.1, isSuspended: false, moved: { from: 2, at: NOON + 60 } });
  expect(lastPrice(odds, false)).toEqual({ price: 3, isSuspended: false, moved: null });
});

test('ends a move at a suspension, and keeps the last price of all lines', () => {
  const odds = [over(2, NOON), over(2.1, NOON + 60), over(3, NOON + 90, [3.5]), suspended(NOON + 120)];
  expect(lastPrice(odds)).toEqual({ price: 2.1, isSuspended: true, moved: null });
  expect(lastPrice([...odds, over(2.6, NOON + 180)])).toEqual({
    price: 2.6,
    isSuspended: false,
    moved: null,
  });
});

test('continues a move from the history with later prices', () => {
  const memory = rememberHistories(
    EMPTY_MEMORY,
    [history('Oak', [over(2, NOON), over(2.1, NOON + 60)])],
    true,
  );
  const oddsGrid = oddsGridOf([sampleMarket(2, { Oak: [over(2.2, NOON + 120)] })]);
  expect(rememberGrid(memory, oddsGrid).prices.get(priceKeyOf('2', TOTAL, 0, 'Oak'))?.moved).toEqual({
    from: 2,
    at: NOON + 120,
  });
});

test('restores the last lines of a suspended market, unless the page has seen any', () => {
  const histories = [
    history('Oak', [over(2, NOON, [2.5]), over(2, NOON + 60, [3.5]), suspended(NOON + 90)]),
    history('Elm', [over(2, NOON, [3]), suspended(NOON + 90)]),
  ];
  const lines = ({ shapes }: typeof EMPTY_MEMORY) => shapes.get('2')?.map(({ line }) => line);
  expect(lines(rememberHistories(EMPTY_MEMORY, histories, true))).toEqual([[3], [3.5]]);
  const oddsGrid = oddsGridOf([sampleMarket(2, { Oak: [over(2, NOON, [1.5])] })]);
  expect(lines(rememberHistories(rememberGrid(EMPTY_MEMORY, oddsGrid), histories, true))).toEqual([[1.5]]);
});
