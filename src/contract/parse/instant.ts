import { isNothing } from './reader.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/;
const ZONE = /^UTC(?:([+-])(\d{1,2})(?:\.(\d+))?)?$/;

/**
 * Parses a wall-clock text to epoch seconds: `"2026-08-30 13:04"` (prices) or with seconds (kick-offs), in the zone
 * `"UTC"`, `"UTC+2"` or `"UTC+4.5"`. Returns null for an empty value, undefined for a text that is no date.
 */
export function instant(date: unknown, timezone: unknown): number | null | undefined {
  if (isNothing(date)) return null;
  const found = typeof date === 'string' ? DATE.exec(date) : null;
  const offset = offsetSeconds(timezone);
  if (!found || offset === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const told = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date.UTC rolls June 31 over to July 1, so such a date is refused.
  const exists =
    told.getUTCMonth() === month - 1 && told.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return exists ? told.getTime() / 1000 - offset : undefined;
}

function offsetSeconds(timezone: unknown): number | undefined {
  if (isNothing(timezone)) return 0;
  const found = typeof timezone === 'string' ? ZONE.exec(timezone) : null;
  if (!found) return undefined;
  const [, sign, hours = '0', fraction = '0'] = found;
  return Math.round(Number(`${hours}.${fraction}`) * 3600) * (sign === '-' ? -1 : 1);
}
