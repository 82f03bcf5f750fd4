import { expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { endsWith, leadingBooks, resultPrices } from './result-prices.ts';

const result = (home: number, draw: number, away: number) => [samplePrices({ home, draw, away })];
const MARKETS = [
  sampleMarket(2, { Elm: [samplePrices({ over: 1.9, under: 1.95, line: [2.5] })] }),
  sampleMarket(1, {
    Ash: result(2, 3, 4),
    Elm: result(2.1, 3.1, 3.9),
    Fir: [samplePrices()],
    Oak: result(1.9, 3.3, 3.5),
    Yew: result(1.8, 3.2, 4.2),
  }),
];

test('returns the bookmakers with the best price of each outcome', () => {
  expect(leadingBooks(resultPrices(MARKETS), 3)).toEqual(['Elm', 'Oak', 'Yew']);
});

test('counts a bookmaker once, and continues with the next best', () => {
  const markets = [sampleMarket(1, { Ash: result(3, 4, 5), Elm: result(2, 3, 4), Oak: result(1.5, 2, 3) })];
  expect(leadingBooks(resultPrices(markets), 3)).toEqual(['Ash', 'Elm', 'Oak']);
  expect(leadingBooks(resultPrices(markets), 1)).toEqual(['Ash']);
});

test('returns nothing without prices', () => {
  expect(leadingBooks(resultPrices([]), 3)).toEqual([]);
});

test('recognises a history that ends with the current prices', () => {
  const odds = [samplePrices({ home: 2, draw: 3, away: 4, at: 100 }), samplePrices({ at: 200 })];
  const history = {
    id: 'Ash',
    name: 'Ash',
    markets: [{ id: '1', name: null, odds }],
  } as unknown as OddsHistory;
  expect(endsWith(history, { home: 2, draw: 3, away: 4 })).toBe(true);
  expect(endsWith(history, { home: 2, draw: 3, away: 4.1 })).toBe(false);
  expect(endsWith(history, undefined)).toBe(true);
});
