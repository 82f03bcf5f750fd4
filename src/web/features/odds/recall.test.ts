import { expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { boardOf } from './board.ts';
import { NOTHING_SEEN, placeOf, remember } from './memory.ts';
import { recall } from './recall.ts';

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

const known = (odds: OddsHistory['markets'][number]['odds'], inPlay = true) =>
  recall(NOTHING_SEEN, [history('Oak', odds)], inPlay).prices.get(placeOf('2', TOTAL, 0, 'Oak'));

test('remembers a price with its move, separately in play and before', () => {
  const odds = [over(3, NOON - 60, [2.5], null), over(2, NOON), over(2.1, NOON + 60)];
  expect(known(odds)).toEqual({ price: 2.1, isSuspended: false, moved: { from: 2, at: NOON + 60 } });
  expect(known(odds, false)).toEqual({ price: 3, isSuspended: false, moved: null });
});

test('ends a move at a suspension, and keeps the last price of all lines', () => {
  const odds = [over(2, NOON), over(2.1, NOON + 60), over(3, NOON + 90, [3.5]), suspended(NOON + 120)];
  expect(known(odds)).toEqual({ price: 2.1, isSuspended: true, moved: null });
  expect(known([...odds, over(2.6, NOON + 180)])).toEqual({ price: 2.6, isSuspended: false, moved: null });
});

test('continues a move from the history with later prices', () => {
  const told = recall(NOTHING_SEEN, [history('Oak', [over(2, NOON), over(2.1, NOON + 60)])], true);
  const board = boardOf([sampleMarket(2, { Oak: [over(2.2, NOON + 120)] })]);
  expect(remember(told, board).prices.get(placeOf('2', TOTAL, 0, 'Oak'))?.moved).toEqual({
    from: 2,
    at: NOON + 120,
  });
});

test('restores the last lines of a suspended market, unless the page has seen any', () => {
  const histories = [
    history('Oak', [over(2, NOON, [2.5]), over(2, NOON + 60, [3.5]), suspended(NOON + 90)]),
    history('Elm', [over(2, NOON, [3]), suspended(NOON + 90)]),
  ];
  const lines = ({ shapes }: typeof NOTHING_SEEN) => shapes.get('2')?.map(({ line }) => line);
  expect(lines(recall(NOTHING_SEEN, histories, true))).toEqual([[3], [3.5]]);
  const board = boardOf([sampleMarket(2, { Oak: [over(2, NOON, [1.5])] })]);
  expect(lines(recall(remember(NOTHING_SEEN, board), histories, true))).toEqual([[1.5]]);
});
