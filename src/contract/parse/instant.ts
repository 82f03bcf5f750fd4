import { wholeBetween } from './plain.ts';
import { isNothing, type Reader } from './reader.ts';

/** The years in which anything of football can lie: pages cannot write instants that are far beyond. */
const FIRST_YEAR = 1850;
const LAST_YEAR = 2200;
const FIRST_INSTANT = Date.UTC(FIRST_YEAR, 0) / 1000;
const LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0) / 1000 - 1;

/** Epoch seconds. */
export const epochSeconds = wholeBetween(FIRST_INSTANT, LAST_INSTANT);

const DATE = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})(?::(\d{2}))?$/;
const ZONE = /^UTC(?:([+-])(\d{1,2})(?:\.(\d+))?)?$/;

/**
 * Parses a wall-clock text to epoch seconds: `"2026-08-30 13:04"` (prices) or with seconds (kick-offs), in the zone
 * `"UTC"`, `"UTC+2"` or `"UTC+4.5"`. Returns null for an empty value, undefined for a text that is no date.
 */
export function instant(date: unknown, timezone: unknown): number | null | undefined {
  if (isNothing(date)) return null;
  const parts = typeof date === 'string' ? DATE.exec(date) : null;
  const offset = offsetSeconds(timezone);
  if (!parts || offset === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const utcDate = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date.UTC rolls June 31 over to July 1 and year 26 to 1926, so such dates are refused.
  const exists =
    utcDate.getUTCFullYear() === year &&
    utcDate.getUTCMonth() === month - 1 &&
    utcDate.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  return exists ? (epochSeconds(utcDate.getTime() / 1000 - offset) ?? undefined) : undefined;
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const FIRST_DAY = `${FIRST_YEAR}-01-01`;
const LAST_DAY = `${LAST_YEAR}-12-31`;
const MIN_DAYS_OF_MONTH = 28;

/** A day, `YYYY-MM-DD`. The wire sends "?" and zeros for an unknown one. */
export const day: Reader<string> = (wire) => {
  if (isNothing(wire) || wire === '?' || wire === '0000-00-00') return null;
  if (typeof wire !== 'string' || !DAY.test(wire) || wire < FIRST_DAY || wire > LAST_DAY) return undefined;
  const date = Number(wire.slice(8));
  return date <= MIN_DAYS_OF_MONTH || date === new Date(wire).getUTCDate() ? wire : undefined;
};

function offsetSeconds(timezone: unknown): number | undefined {
  if (isNothing(timezone)) return 0;
  const parts = typeof timezone === 'string' ? ZONE.exec(timezone) : null;
  if (!parts) return undefined;
  const [, sign, hours = '0', fraction = '0'] = parts;
  return Math.round(Number(`${hours}.${fraction}`) * 3600) * (sign === '-' ? -1 : 1);
}
