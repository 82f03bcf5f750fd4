import { expect, test } from 'vitest';
import type { OddsHistory } from '#contract/records/odds.ts';
import { samplePrices } from '#web/testing/sample-odds.ts';
import { breakIn, halvesOf, instantOf } from './halves.ts';

const NOON = 1_795_273_200;

/** A bookmaker who told prices in these minutes of play, so many seconds after the kick-off. */
const told = (...minutes: readonly (readonly [minute: number, after: number])[]): OddsHistory => ({
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

test('the halves began when the minutes that are told say so, and who is late does not count', () => {
  const late = told([10, 660], [60, 4_680]);
  const halves = halvesOf([late, told([10, 540], [60, 4_500])]);
  expect(halves).toEqual({ first: NOON, second: NOON + 3_660, last: NOON + 4_680 });
  expect([30, 60].map((minute) => instantOf(minute, halves))).toEqual([NOON + 1_800, NOON + 4_560]);
});

test('time added to the first half is no second one', () => {
  const halves = halvesOf([told([44, 2_580], [47, 2_760])]);
  expect(halves).toEqual({ first: NOON, second: null, last: NOON + 2_760 });
  expect(instantOf(60, halves)).toBeNull();
});

test('before a match there are none, and without minutes nobody can tell', () => {
  const before = samplePrices({ home: 2, draw: 3, away: 4, at: NOON });
  expect(
    halvesOf([{ id: '3', name: 'Oak', markets: [{ id: '1', name: 'Result', odds: [before] }] }]),
  ).toBeNull();
  expect(instantOf(10, null)).toBeNull();
});

test('the break is a quarter of an hour before the second half, and until then what there is of it', () => {
  const first = { first: NOON, second: null, last: NOON + 2_760 };
  expect(breakIn({ ...first, second: NOON + 3_660 }, null)).toEqual({ from: NOON + 2_760, to: NOON + 3_660 });
  expect(breakIn({ ...first, second: NOON + 3_540 }, null)).toEqual({ from: NOON + 2_700, to: NOON + 3_540 });
  expect(breakIn(first, NOON + 3_000)).toEqual({ from: NOON + 2_760, to: NOON + 3_000 });
  expect(breakIn(first, null)).toBeNull();
  expect(breakIn(null, NOON)).toBeNull();
});
