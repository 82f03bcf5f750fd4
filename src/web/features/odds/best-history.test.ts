import { describe, expect, test } from 'vitest';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { bestNowOn, bestWords, withSeen } from './best-history.ts';
import { boardOf } from './board.ts';
import type { Word } from './history.ts';

describe('the best price of several bookmakers', () => {
  const word = (at: number, home: number | null, score: readonly [number, number] | null = null): Word => ({
    at,
    prices: home === null ? null : { home, draw: 10 - home, away: home },
    score,
  });
  const bests = (...told: readonly (readonly Word[])[]) =>
    bestWords(told).map(({ at, prices, score }) => [
      at,
      prices?.home ?? null,
      prices?.draw ?? null,
      score?.join(),
    ]);

  test('changes with every quote, each result on its own', () => {
    expect(bests([word(10, 2), word(30, 5)], [word(20, 3)])).toEqual([
      [10, 2, 8, undefined],
      [20, 3, 8, undefined],
      [30, 5, 7, undefined],
    ]);
  });

  test('ignores suspended bookmakers and prices from before the last goal or the match', () => {
    const one = [word(10, 9), word(20, 2, [0, 0]), word(40, null, [1, 0]), word(60, 4, [1, 0])];
    const other = [word(20, 3, [0, 0]), word(50, 1.5, [1, 0])];
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
    const board = boardOf([
      sampleMarket(1, {
        Oak: [samplePrices({ home: 3, draw: 3, away: 3, score: [0, 0] })],
        Elm: [samplePrices({ home: 2, draw: 4, away: 5, score: [1, 0] })],
      }),
    ]);
    const now = bestNowOn(board, { score: [1, 0], lastGoal: null }, 90);
    expect(now).toEqual({ at: 90, prices: { home: 2, draw: 4, away: 5 }, score: [1, 0] });
    const before = word(40, null, [1, 0]);
    expect(withSeen([before], [now, { ...now, at: 105 }])).toEqual([before, now]);
    expect(withSeen([word(99, 4, [1, 0])], [now])).toEqual([word(99, 4, [1, 0])]);
    expect(bestNowOn(board, { score: [2, 0], lastGoal: null }, 120).prices).toBeNull();
  });

  test('does not return to prices from before a finished match', () => {
    const played = word(40, 1.05, [2, 0]);
    expect(withSeen([word(10, 2), played], [word(90, 2)])).toEqual([word(10, 2), played]);
  });
});
