import { expect, test } from 'vitest';
import { instantInZone, localMinute } from './instant-in-zone.ts';

const at = (minute: string, zone: string) => new Date(instantInZone(minute, zone)).toISOString();

test('returns the instant of a wall time in its zone', () => {
  expect(at('2026-11-21T23:59', 'Europe/London')).toBe('2026-11-21T23:59:00.000Z');
  expect(at('2026-11-21T23:59', 'Europe/Berlin')).toBe('2026-11-21T22:59:00.000Z');
  expect(at('2026-11-21T08:00', 'Asia/Kathmandu')).toBe('2026-11-21T02:15:00.000Z');
  expect(at('2026-11-21T08:00', 'Pacific/Kiritimati')).toBe('2026-11-20T18:00:00.000Z');
});

test('is right after the clocks have changed in the night', () => {
  expect(at('2026-10-25T08:00', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
  expect(at('2027-03-28T08:00', 'Europe/Berlin')).toBe('2027-03-28T06:00:00.000Z');
});

test('writes an instant as the minute on the clocks of a zone', () => {
  expect(localMinute(Date.UTC(2026, 10, 21, 15, 20), 'Europe/Berlin')).toBe('2026-11-21T16:20');
});
