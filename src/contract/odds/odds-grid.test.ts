import { expect, test } from 'vitest';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { type LineShape, type MarketGrid, oddsGridOf } from './odds-grid.ts';

const pricesIn = ({ lines }: MarketGrid) =>
  lines.map(({ offers }) => offers.map((row) => row.map((offer) => (offer === null ? '–' : offer.price))));

const only = (grids: readonly MarketGrid[]): MarketGrid => {
  if (grids.length !== 1 || !grids[0]) throw new Error('expected a single grid');
  return grids[0];
};

test('puts outcomes in rows and bookmakers in the service’s columns, without a price where there is no offer', () => {
  const result = sampleMarket(1, {
    Oak: [samplePrices({ home: 2, draw: 3.4, away: 4 })],
    Elm: [samplePrices({ home: 2.1, draw: 3.3, away: 3.9 })],
    Ash: [samplePrices({ home: 1.95, away: 4.2 })],
  });
  const halfTime = sampleMarket(8, { Elm: [samplePrices({ home: 3, draw: 2, away: 5 })] });
  const { books, grids } = oddsGridOf([result, halfTime]);
  expect(books.map(({ name }) => name)).toEqual(['Oak', 'Elm', 'Ash']);
  expect(grids.map(pricesIn)).toEqual([
    [
      [
        [2, 2.1, 1.95],
        [3.4, 3.3, '–'],
        [4, 3.9, 4.2],
      ],
    ],
    [
      [
        ['–', 3, '–'],
        ['–', 2, '–'],
        ['–', 5, '–'],
      ],
    ],
  ]);
});

test('sorts lines from low to high, with quarter lines between', () => {
  const goals = sampleMarket(2, {
    Oak: [
      samplePrices({ over: 2.6, under: 1.5, line: [3] }),
      samplePrices({ over: 1.9, under: 1.9, line: [2.5] }),
    ],
    Elm: [samplePrices({ over: 2.2, under: 1.7, line: [2.5, 3] })],
  });
  const grid = only(oddsGridOf([goals]).grids);
  expect(grid.lines.map(({ line, outcomes }) => [line, outcomes])).toEqual([
    [[2.5], ['over', 'under']],
    [
      [2.5, 3],
      ['over', 'under'],
    ],
    [[3], ['over', 'under']],
  ]);
  expect(pricesIn(grid)[1]).toEqual([
    ['–', 2.2],
    ['–', 1.7],
  ]);
});

test('reads home and away with a handicap as a line without a draw', () => {
  const handicap = sampleMarket(3, { Oak: [samplePrices({ home: 1.9, away: 1.95, line: [0, -0.5] })] });
  expect(only(oddsGridOf([handicap]).grids).lines[0]).toMatchObject({
    outcomes: ['home', 'away'],
    line: [0, -0.5],
  });
});

test('treats a bookmaker without any price as suspended on all lines', () => {
  const goals = sampleMarket(2, {
    Oak: [
      samplePrices({ over: 1.9, under: 1.9, line: [2.5] }),
      samplePrices({ over: 2.5, under: 1.5, line: [3.5] }),
    ],
    Elm: [samplePrices()],
  });
  expect(pricesIn(only(oddsGridOf([goals]).grids))).toEqual([
    [
      [1.9, null],
      [1.9, null],
    ],
    [
      [2.5, null],
      [1.5, null],
    ],
  ]);
});

test('keeps the previous lines of a suspended market, if there were any', () => {
  const suspended = sampleMarket(2, { Oak: [samplePrices()], Elm: [samplePrices()] });
  const previousShapes: readonly LineShape[] = [{ outcomes: ['over', 'under'], line: [2.5] }];
  expect(pricesIn(only(oddsGridOf([suspended], new Map([['2', previousShapes]])).grids))).toEqual([
    [
      [null, null],
      [null, null],
    ],
  ]);
  expect(only(oddsGridOf([suspended]).grids).lines).toEqual([]);
});

test('rejects a price of 1, and omits a market without quotes', () => {
  const result = sampleMarket(1, { Oak: [samplePrices({ home: 1, draw: 3.4, away: 1000 })] });
  const { grids } = oddsGridOf([result, sampleMarket(4, { Oak: [] })]);
  expect(pricesIn(only(grids))).toEqual([[['–'], [3.4], [1000]]]);
});
