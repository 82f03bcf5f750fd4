import { expect, test } from 'vitest';
import { createTickedClock, NOON } from '#bff/testing/ticked-clock.ts';
import { createLatestEnd } from './latest-end.ts';

const TERMS = { mode: 'embedded', livePollSeconds: 30 } as const;
const LIVE = 'livescores?t=live';
const COUNTRIES = 'countries?t=list';
const HOUR_MS = 3_600_000;

function endOf(key: string, data: unknown, isStretched = false, allowanceEnd: number | null = null): number {
  return createLatestEnd(createTickedClock(), TERMS, () => allowanceEnd)(key, data, NOON, isStretched) - NOON;
}

test("is the operation's own period, and the second by which a refresh may be early", () => {
  expect(endOf(LIVE, [{ id: '1' }])).toBe(6_000);
  expect(endOf(COUNTRIES, [])).toBe(61_000);
  expect(endOf(COUNTRIES, [{ id: '1' }])).toBeGreaterThan(HOUR_MS);
});

test("is the end of the account's window for a period that was stretched to spare the allowance", () => {
  expect(endOf(LIVE, [], true, NOON + HOUR_MS)).toBe(HOUR_MS);
  expect(endOf(LIVE, [], true, NOON - HOUR_MS)).toBe(6_000);
  expect(endOf(LIVE, [], true, null)).toBe(6_000);
  expect(endOf(LIVE, [], false, NOON + HOUR_MS)).toBe(6_000);
});

test.each(['', 'nothing', 'livescores?t=nothing', '__proto__?t=constructor'])(
  'believes nothing for the key "%s"',
  (key) => {
    expect(endOf(key, [])).toBe(0);
  },
);
