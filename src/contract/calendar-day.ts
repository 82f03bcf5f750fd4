import { DAY_MS } from './durations.ts';

/** First and last date that a request may name. Generating fixtures for remote dates would take too much memory. */
export const FIRST_DATE = '1900-01-01';
export const LAST_DATE = '2199-12-31';

/** Parses a date `YYYY-MM-DD` from 1900 to 2199. Returns the days since 1970-01-01, null for any other text. */
export function parseDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DATE || text > LAST_DATE) return null;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  // Date.parse rolls February 30 over to March 2.
  const exists = !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(text);
  return exists ? epochMs / DAY_MS : null;
}
