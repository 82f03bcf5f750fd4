import { expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { samplePrices } from '#contract/testing/sample-odds.ts';
import { halfTimeSpan, halvesOf, instantOfMinute } from './halves.ts';

const NOON = 1_795_273_200;

/** Returns the history of a bookmaker that quoted in these minutes of play, by seconds after kick-off. */
const historyOf = (...minutes: readonly (readonly [minute: number, after: number])[]): OddsHistory => ({
  id: '3',
  name: 'Oak',
  markets: [
    {
      id: '1',
      name: 'Result',
      odds: minutes.map(([minute, after]) => ({
        ...samplePrices({ home: 2, draw: 3, away: 4, at: NOON + after, score: [0, 0] }),
        minute: { minute, extra: null },
      })),
    },
  ],
});

test('derives the beginning of each half from the earliest quotes', () => {
  const late = historyOf([10, 660], [60, 4_680]);
  const halves = halvesOf([late, historyOf([10, 540], [60, 4_500])]);
  expect(halves).toEqual({ first: NOON, second: NOON + 3_660, last: NOON + 4_680 });
  expect([30, 60].map((minute) => instantOfMinute(minute, halves))).toEqual([NOON + 1_800, NOON + 4_560]);
});

test('does not mistake stoppage time for the second half', () => {
  const halves = halvesOf([historyOf([44, 2_580], [47, 2_760])]);
  expect(halves).toEqual({ first: NOON, second: null, last: NOON + 2_760 });
  expect(instantOfMinute(60, halves)).toBeNull();
});

test('returns nothing before a match or without minutes', () => {
  const before = samplePrices({ home: 2, draw: 3, away: 4, at: NOON });
  expect(
    halvesOf([{ id: '3', name: 'Oak', markets: [{ id: '1', name: 'Result', odds: [before] }] }]),
  ).toBeNull();
  expect(instantOfMinute(10, null)).toBeNull();
});

test('ends half-time at the second half, or now while it lasts', () => {
  const first = { first: NOON, second: null, last: NOON + 2_760 };
  expect(halfTimeSpan({ ...first, second: NOON + 3_660 }, null)).toEqual({
    from: NOON + 2_760,
    to: NOON + 3_660,
  });
  expect(halfTimeSpan({ ...first, second: NOON + 3_540 }, null)).toEqual({
    from: NOON + 2_700,
    to: NOON + 3_540,
  });
  expect(halfTimeSpan(first, NOON + 3_000)).toEqual({ from: NOON + 2_760, to: NOON + 3_000 });
  expect(halfTimeSpan(first, null)).toBeNull();
  expect(halfTimeSpan(null, NOON)).toBeNull();
});
