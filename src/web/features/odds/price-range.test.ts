import { expect, test } from 'vitest';
import { lineKeyOf } from '#contract/odds/odds-grid.ts';
import type { OddsHistory } from '#contract/records/odds.ts';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import { priceRange } from './price-range.ts';

const odds = [
  samplePrices({ over: 1.9, under: 1.9, line: [2.5] }),
  samplePrices({ over: 3.4, under: 1.3, line: [3.5] }),
  samplePrices({ over: 2.4, under: 1.5, line: [2.5] }),
  samplePrices(),
  samplePrices({ over: 1.7, under: 2.1, line: [2.5] }),
];
const history: OddsHistory = { id: 'oak', name: 'Oak', markets: [{ id: '2', name: 'Goals', odds }] };
const [first] = odds;
const line = { key: (first && lineKeyOf(first)) ?? '' };

test('returns opening, lowest and highest price of one line, across suspensions', () => {
  expect(priceRange(history, '2', line, 'over', null)).toEqual({ opening: 1.9, lowest: 1.7, highest: 2.4 });
});

test('includes the current price before the history has it', () => {
  expect(priceRange(history, '2', line, 'over', 1.5)).toEqual({ opening: 1.9, lowest: 1.5, highest: 2.4 });
});

test('returns nothing without quotes', () => {
  expect(priceRange(history, '1', line, 'over', 2)).toBeNull();
  expect(priceRange(history, '2', line, 'home', 2)).toBeNull();
});
