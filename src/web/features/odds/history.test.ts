import { describe, expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { sampleMarket, samplePrices } from '#web/testing/sample-odds.ts';
import { boardOf } from './board.ts';
import {
  bestNowOn,
  bestWords,
  goalsIn,
  spanOf,
  stepsOf,
  type Word,
  withSeen,
  wordsOfResult,
} from './history.ts';

const KICK_OFF = 1_795_273_200;
const market = (id: string, odds: readonly ReturnType<typeof samplePrices>[]) => ({ id, name: id, odds });
const result = (at: number, home: number, score: readonly [number, number] | null = null): Word => ({
  at,
  prices: { home, draw: 4, away: 4 },
  score,
});
const suspended = (at: number, score: readonly [number, number]): Word => ({ at, prices: null, score });

test('what was said of the result is read, of whichever market has a draw; without a time it has no place', () => {
  const history: OddsHistory = {
    id: '3',
    name: 'Oak',
    markets: [
      market('2', [samplePrices({ over: 1.9, under: 1.9, line: [2.5], at: 1 })]),
      market('1', [
        samplePrices({ home: 2, draw: 3, away: 4, at: 10 }),
        samplePrices({ home: 2.1, draw: 3, away: 4 }),
        samplePrices({ at: 30, score: [1, 0] }),
      ]),
    ],
  };
  expect(wordsOfResult(history)).toEqual([
    { at: 10, prices: { home: 2, draw: 3, away: 4 }, score: null },
    { at: 30, prices: null, score: [1, 0] },
  ]);
  expect(wordsOfResult({ id: '3', name: 'Oak', markets: [] })).toEqual([]);
});

test('of a match to come all is shown, until now; of one that was played the play and the time before it', () => {
  const before = [result(KICK_OFF - 90_000, 2), result(KICK_OFF - 600, 2.1)];
  expect(spanOf(before, KICK_OFF, KICK_OFF - 300)).toEqual({ from: KICK_OFF - 90_000, to: KICK_OFF - 300 });
  const played = [...before, result(KICK_OFF + 60, 2.2, [0, 0]), result(KICK_OFF + 5_000, 9, [0, 2])];
  expect(spanOf(played, KICK_OFF, null)).toEqual({ from: KICK_OFF - 1_200, to: KICK_OFF + 5_000 });
  expect(spanOf(played, KICK_OFF, KICK_OFF + 5_400).to).toBe(KICK_OFF + 5_400);
});

test('a price holds until the next one, from the edge on if it is older, and breaks off where it was suspended', () => {
  const words = [
    result(-500, 10),
    result(-100, 2),
    result(500, 4, [0, 0]),
    suspended(600, [0, 0]),
    result(700, 2, [1, 0]),
  ];
  expect(stepsOf(words, 'home', { from: 0, to: 1_000 })).toBe('M0 50H500V75H600M700 50H1000');
  expect(stepsOf([], 'home', { from: 0, to: 1_000 })).toBe('');
});

test('the score changes with a goal, back where it was ruled out, and not with the kick-off', () => {
  const words = [
    result(0, 2),
    result(1, 2, [0, 0]),
    suspended(2, [0, 0]),
    result(3, 2, [1, 0]),
    result(4, 2, [0, 0]),
  ];
  expect(goalsIn(words)).toEqual([
    { at: 3, score: [1, 0] },
    { at: 4, score: [0, 0] },
  ]);
});

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

  test('changes whenever one of them says something, each result by itself', () => {
    expect(bests([word(10, 2), word(30, 5)], [word(20, 3)])).toEqual([
      [10, 2, 8, undefined],
      [20, 3, 8, undefined],
      [30, 5, 7, undefined],
    ]);
  });

  test('leaves out who is suspended, and prices from before the last goal or before the match', () => {
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

  test('of nobody is none', () => {
    expect(bests([], [])).toEqual([]);
  });

  test('goes on with what the board tells, as long as that is news; a price from before the goal is none', () => {
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
});
