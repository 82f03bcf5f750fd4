import { expect, test } from 'vitest';
import { dayOf } from './days.ts';
import { localInstant, zoneOffset } from './local-time.ts';

/** Returns the local time of an instant by Intl. */
function localTime(zone: string, instant: number): string {
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
])('converts 15:00 local time to an instant and back on every day of a year in %s', (zone) => {
  for (let day = dayOf(2026, 1, 1); day < dayOf(2027, 1, 1); day += 1) {
    expect(localTime(zone, localInstant(zone, day, 15 * 60))).toBe('15:00');
  }
});

test('applies summer time in London and none in Tokyo', () => {
  expect(zoneOffset('Europe/London', dayOf(2026, 3, 28))).toBe(0);
  expect(zoneOffset('Europe/London', dayOf(2026, 3, 29))).toBe(60);
  expect(zoneOffset('Europe/London', dayOf(2026, 10, 25))).toBe(0);
  expect(zoneOffset('Asia/Tokyo', dayOf(2026, 1, 1))).toBe(540);
  expect(zoneOffset('Asia/Tokyo', dayOf(2026, 7, 1))).toBe(540);
});
