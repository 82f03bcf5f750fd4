import { expect, test } from 'vitest';
import { dayAndTime, dayAndWeekday, timeOfDay, timeToTheSecond, zoneName } from './clock-time.ts';

const AT = Date.parse('2026-11-21T15:05:09Z');

test.each([
  ['en-GB', 'Europe/London', '15:05', '15:05:09', 'Sat 21 Nov, 15:05'],
  ['en-GB-u-hc-h23', 'Asia/Tokyo', '00:05', '00:05:09', 'Sun 22 Nov, 00:05'],
  ['en-GB-u-hc-h12', 'Europe/London', '3:05\u00a0pm', '3:05:09\u00a0pm', 'Sat 21 Nov, 3:05\u00a0pm'],
  ['en-GB-u-hc-h12', 'Asia/Tokyo', '12:05\u00a0am', '12:05:09\u00a0am', 'Sun 22 Nov, 12:05\u00a0am'],
  ['de-DE-u-hc-h12', 'Europe/Berlin', '4:05\u00a0PM', '4:05:09\u00a0PM', 'Sa., 21. Nov., 4:05\u00a0PM'],
  ['de-DE-u-hc-h23', 'Asia/Kolkata', '20:35', '20:35:09', 'Sa., 21. Nov., 20:35'],
])('%s in %s', (locale, zone, time, second, day) => {
  expect(timeOfDay(AT, zone, locale)).toBe(time);
  expect(timeToTheSecond(AT, zone, locale)).toBe(second);
  expect(dayAndTime(AT, zone, locale)).toBe(day);
  expect(day.startsWith(`${dayAndWeekday(AT, zone, locale)}, `)).toBe(true);
});

test('a zone is named after its city', () => {
  expect(zoneName('America/New_York')).toBe('New York');
  expect(zoneName('UTC')).toBe('UTC');
  expect(zoneName('Asia/Calcutta')).toBe('Kolkata');
});
