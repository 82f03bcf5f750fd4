import { describe, expect, test } from 'vitest';
import { oddsGridOf } from '#contract/odds/odds-grid.ts';
import { sampleMarket, samplePrices } from '#contract/testing/sample-odds.ts';
import { appendQuotes, bestQuotes, currentBestQuote } from './best-history.ts';
import type { ResultQuote } from './history.ts';

describe('the best price of several bookmakers', () => {
  const quote = (
    at: number,
    home: number | null,
    score: readonly [number, number] | null = null,
  ): ResultQuote => ({
    at,
    prices: home === null ? null : { home, draw: 10 - home, away: home },
    score,
  });
  const bests = (...quotesByBook: readonly (readonly ResultQuote[])[]) =>
    bestQuotes(quotesByBook).map(({ at, prices, score }) => [
      at,
      prices?.home ?? null,
      prices?.draw ?? null,
      score?.join(),
    ]);

  test('changes with every quote, each result on its own', () => {
    expect(bests([quote(10, 2), quote(30, 5)], [quote(20, 3)])).toEqual([
      [10, 2, 8, undefined],
      [20, 3, 8, undefined],
      [30, 5, 7, undefined],
    ]);
  });

  test('ignores suspended bookmakers and prices from before the last goal or the match', () => {
    const one = [quote(10, 9), quote(20, 2, [0, 0]), quote(40, null, [1, 0]), quote(60, 4, [1, 0])];
    const other = [quote(20, 3, [0, 0]), quote(50, 1.5, [1, 0])];
    expect(bests(one, other)).toEqual([
      [10, 9, 1, undefined],
      [20, 3, 8, '0,0'],
      [40, null, null, '1,0'],
      [50, 1.5, 8.5, '1,0'],
      [60, 4, 8.5, '1,0'],
    ]);
  });

  test('is empty without bookmakers', () => {
    expect(bests([], [])).toEqual([]);
  });

  test('continues with the current prices if they are new, and ignores prices from before the goal', () => {
    const board = oddsGridOf([
      sampleMarket(1, {
        Oak: [samplePrices({ home: 3, draw: 3, away: 3, score: [0, 0] })],
        Elm: [samplePrices({ home: 2, draw: 4, away: 5, score: [1, 0] })],
      }),
    ]);
    const now = currentBestQuote(board, { score: [1, 0], lastGoal: null }, 90);
    expect(now).toEqual({ at: 90, prices: { home: 2, draw: 4, away: 5 }, score: [1, 0] });
    const before = quote(40, null, [1, 0]);
    expect(appendQuotes([before], [now, { ...now, at: 105 }])).toEqual([before, now]);
    expect(appendQuotes([quote(99, 4, [1, 0])], [now])).toEqual([quote(99, 4, [1, 0])]);
    expect(currentBestQuote(board, { score: [2, 0], lastGoal: null }, 120).prices).toBeNull();
  });

  test('does not return to prices from before a finished match', () => {
    const played = quote(40, 1.05, [2, 0]);
    expect(appendQuotes([quote(10, 2), played], [quote(90, 2)])).toEqual([quote(10, 2), played]);
  });
});
