import { expect, test } from 'vitest';
import { booksOf, oddsGridOf } from '#contract/odds/odds-grid.ts';
import { bestOf, validPrices } from '#contract/odds/valid-prices.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { onlyBooks } from './only-books.ts';

const line = (home: number) => [samplePrices({ home, draw: 3, away: 4 })];
const MARKETS = [
  sampleMarket(1, { Oak: line(2.2), Elm: line(2.1), Ash: line(1.9) }),
  sampleMarket(2, { Oak: [samplePrices({ over: 1.9, under: 1.9, line: [2.5] })] }),
];

test('keeps the offers of the given bookmakers, and their best price', () => {
  const own = onlyBooks(['Elm', 'Ash', 'Fir'])(MARKETS);
  expect(booksOf(own).map(({ name }) => name)).toEqual(['Elm', 'Ash']);
  expect(own.map(({ id }) => id)).toEqual(['1']);
  const [market] = oddsGridOf(own).grids;
  expect(market && bestOf(validPrices(market.lines[0] as never, null)[0] ?? [])).toBe(2.1);
});

test('returns the same object for the same response, and the response itself without a selection', () => {
  const mine = onlyBooks(['Elm']);
  expect(mine(MARKETS)).toBe(mine(MARKETS));
  expect(onlyBooks(null)(MARKETS)).toBe(MARKETS);
  expect(onlyBooks(['Fir'])(MARKETS)).toEqual([]);
});
