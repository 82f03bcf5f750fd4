import { expect, test } from 'vitest';
import { addDays, dayAt, isDay, isWithin, quartersOf, utcDays } from './day.ts';

/** Returns the UTC days of a viewer's day and its length in hours. */
function cut(day: string, zone: string): readonly [days: readonly string[], hours: number] {
  const quarters = quartersOf(day, zone);
  return [utcDays(quarters), quarters.size / 4];
}

test.each([
  ['2026-11-21', 'UTC', ['2026-11-21'], 24],
  ['2026-11-21', 'Europe/London', ['2026-11-21'], 24],
  ['2026-03-29', 'Europe/London', ['2026-03-29'], 23],
  ['2026-07-04', 'Europe/London', ['2026-07-03', '2026-07-04'], 24],
  ['2026-10-25', 'Europe/London', ['2026-10-24', '2026-10-25'], 25],
  ['2026-11-21', 'America/New_York', ['2026-11-21', '2026-11-22'], 24],
  ['2026-03-08', 'America/New_York', ['2026-03-08', '2026-03-09'], 23],
  ['2026-11-01', 'America/New_York', ['2026-11-01', '2026-11-02'], 25],
  ['2026-11-21', 'Australia/Sydney', ['2026-11-20', '2026-11-21'], 24],
  ['2026-04-05', 'Australia/Sydney', ['2026-04-04', '2026-04-05'], 25],
  ['2026-10-04', 'Australia/Sydney', ['2026-10-03', '2026-10-04'], 23],
  ['2026-11-21', 'Asia/Tehran', ['2026-11-20', '2026-11-21'], 24],
  ['2022-03-22', 'Asia/Tehran', ['2022-03-21', '2022-03-22'], 23],
  ['2022-09-21', 'Asia/Tehran', ['2022-09-20', '2022-09-21'], 25],
  ['2026-11-21', 'Asia/Kolkata', ['2026-11-20', '2026-11-21'], 24],
  ['2026-04-05', 'Australia/Lord_Howe', ['2026-04-04', '2026-04-05'], 24.5],
  ['2026-10-04', 'Australia/Lord_Howe', ['2026-10-03', '2026-10-04'], 23.5],
  ['2026-11-21', 'Pacific/Kiritimati', ['2026-11-20', '2026-11-21'], 24],
  ['2026-11-21', 'Etc/GMT+12', ['2026-11-21', '2026-11-22'], 24],
  ['2011-12-30', 'Pacific/Apia', [], 0],
] as const)('%s in %s', (day, zone, days, hours) => {
  expect(cut(day, zone)).toEqual([days, hours]);
});

test('an instant belongs to exactly one day of a zone, also when the clocks change', () => {
  for (const zone of [
    'Europe/London',
    'Asia/Tehran',
    'Australia/Lord_Howe',
    'Asia/Beirut',
    'America/Havana',
  ]) {
    for (const middle of [
      '2022-03-22',
      '2022-09-22',
      '2026-03-29',
      '2026-04-05',
      '2026-10-04',
      '2026-10-25',
    ]) {
      const days = [-1, 0, 1].map((step) => quartersOf(addDays(middle, step), zone));
      const whole = [...(days[1] ?? [])];
      expect(whole.filter((quarter) => days[0]?.has(quarter) || days[2]?.has(quarter))).toEqual([]);
      const all = days.flatMap((quarters) => [...quarters]).sort((a, b) => a - b);
      expect(all.at(-1)).toBe((all[0] ?? 0) + all.length - 1);
    }
  }
});

test('a kick-off belongs to the local day of the zone', () => {
  const kickOff = Date.parse('2026-11-21T23:30:00Z') / 1000;
  expect(isWithin(kickOff, quartersOf('2026-11-21', 'Europe/London'))).toBe(true);
  expect(isWithin(kickOff, quartersOf('2026-11-22', 'Asia/Kolkata'))).toBe(true);
  expect(isWithin(kickOff, quartersOf('2026-11-21', 'Asia/Kolkata'))).toBe(false);
  expect(dayAt(kickOff * 1000, 'Asia/Kolkata')).toBe('2026-11-22');
});

test('adds days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});

test.each([
  ['2026-11-21', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['21.11.2026', false],
  ['', false],
  [null, false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
