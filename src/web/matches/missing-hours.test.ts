import { expect, test } from 'vitest';
import { quartersOf } from '#web/format/day.ts';
import { hoursIn } from './missing-hours.ts';

const at = (text: string) => Date.parse(text) / 1000;
const hours = (zone: string, day: string, ...utcDays: string[]) => hoursIn(quartersOf(day, zone), utcDays);

test('the first UTC day of a local day is before its midnight, the second one after it', () => {
  const midnight = at('2026-04-24T00:00:00Z');
  expect(hours('Europe/London', '2026-04-24', '2026-04-23')).toEqual([{ from: null, to: midnight }]);
  expect(hours('Europe/London', '2026-04-24', '2026-04-24')).toEqual([{ from: midnight, to: null }]);
  expect(hours('Asia/Kathmandu', '2026-11-29', '2026-11-29')).toEqual([
    { from: at('2026-11-29T00:00:00Z'), to: null },
  ]);
});

test('a day that has all hours, or none, has no borders or no hours', () => {
  expect(hours('UTC', '2026-11-29', '2026-11-29')).toEqual([{ from: null, to: null }]);
  expect(hours('UTC', '2026-11-29', '2026-11-28')).toEqual([]);
});
