import { expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import { historySpan, quoteAt, type ResultQuote, resultQuotes, stepPath } from './history.ts';

const KICK_OFF = 1_795_273_200;
const market = (id: string, odds: readonly ReturnType<typeof samplePrices>[]) => ({ id, name: id, odds });
const result = (at: number, home: number, score: readonly [number, number] | null = null): ResultQuote => ({
  at,
  prices: { home, draw: 4, away: 4 },
  score,
});
const suspended = (at: number, score: readonly [number, number]): ResultQuote => ({
  at,
  prices: null,
  score,
});

test('reads the quotes of the market with a draw, and skips quotes without a time', () => {
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
  expect(resultQuotes(history)).toEqual([
    { at: 10, prices: { home: 2, draw: 3, away: 4 }, score: null },
    { at: 30, prices: null, score: [1, 0] },
  ]);
  expect(resultQuotes({ id: '3', name: 'Oak', markets: [] })).toEqual([]);
});

test('shows everything before a match, and afterwards the match and the time shortly before', () => {
  const before = [result(KICK_OFF - 90_000, 2), result(KICK_OFF - 600, 2.1)];
  expect(historySpan(before, KICK_OFF, KICK_OFF - 300)).toEqual({
    from: KICK_OFF - 90_000,
    to: KICK_OFF - 300,
  });
  const played = [...before, result(KICK_OFF + 60, 2.2, [0, 0]), result(KICK_OFF + 5_000, 9, [0, 2])];
  expect(historySpan(played, KICK_OFF, null)).toEqual({ from: KICK_OFF - 1_200, to: KICK_OFF + 5_000 });
  expect(historySpan(played, KICK_OFF, KICK_OFF + 5_400).to).toBe(KICK_OFF + 5_400);
});

test('draws a price until the next one, from the edge if it is older, with a gap while suspended', () => {
  const words = [
    result(-500, 10),
    result(-100, 2),
    result(500, 4, [0, 0]),
    suspended(600, [0, 0]),
    result(700, 2, [1, 0]),
  ];
  expect(stepPath(words, 'home', { from: 0, to: 1_000 })).toBe('M0 50H500V75H600M700 50H1000');
  expect(stepPath([], 'home', { from: 0, to: 1_000 })).toBe('');
});

test('breaks the line at a goal even without a suspension', () => {
  const words = [result(0, 2, [0, 0]), result(500, 4, [1, 0])];
  expect(stepPath(words, 'home', { from: 0, to: 1_000 })).toBe('M0 50H500M500 75H1000');
});

test('returns the last quote before an instant', () => {
  const words = [result(10, 2), suspended(20, [0, 0])];
  expect([5, 10, 19, 99].map((at) => quoteAt(words, at)?.at)).toEqual([undefined, 10, 10, 20]);
});
