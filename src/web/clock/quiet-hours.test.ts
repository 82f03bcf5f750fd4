import { expect, test } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const AT_NIGHT = { from: '22:00', until: '07:30' };
const AT_NOON = { from: '12:00', until: '13:00' };

test.each([
  ['2026-11-21T21:59:00Z', AT_NIGHT, 'Europe/London', false],
  ['2026-11-21T22:00:00Z', AT_NIGHT, 'Europe/London', true],
  ['2026-11-22T00:05:00Z', AT_NIGHT, 'Europe/London', true],
  ['2026-11-22T07:29:59Z', AT_NIGHT, 'Europe/London', true],
  ['2026-11-22T07:30:00Z', AT_NIGHT, 'Europe/London', false],
  ['2026-11-21T21:59:00Z', AT_NIGHT, 'Europe/Berlin', true],
  ['2026-11-21T12:00:00Z', AT_NOON, 'UTC', true],
  ['2026-11-21T13:00:00Z', AT_NOON, 'UTC', false],
  ['2026-11-21T12:00:00Z', null, 'UTC', false],
] as const)('%s with %j in %s: %s', (now, hours, zone, expected) => {
  expect(isQuiet(hours, Date.parse(now), zone)).toBe(expected);
});
