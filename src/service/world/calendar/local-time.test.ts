import { expect, test } from 'vitest';
import { dayOf } from './days.ts';
import { instantOf, zoneOffset } from './local-time.ts';

/** 15:00 local as Intl shows the instant again. */
function shown(zone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant * 1000);
}

test.each([
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Pacific/Fiji',
])('15:00 is 15:00 on every day of a year in %s', (zone) => {
  for (let day = dayOf(2026, 1, 1); day < dayOf(2027, 1, 1); day += 1) {
    expect(shown(zone, instantOf(zone, day, 15 * 60))).toBe('15:00');
  }
});

test('summer time moves London an hour and Tokyo not at all', () => {
  expect(zoneOffset('Europe/London', dayOf(2026, 3, 28))).toBe(0);
  expect(zoneOffset('Europe/London', dayOf(2026, 3, 29))).toBe(60);
  expect(zoneOffset('Europe/London', dayOf(2026, 10, 25))).toBe(0);
  expect(zoneOffset('Asia/Tokyo', dayOf(2026, 1, 1))).toBe(540);
  expect(zoneOffset('Asia/Tokyo', dayOf(2026, 7, 1))).toBe(540);
});
