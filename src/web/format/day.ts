import { DAY_MS } from '#contract/durations.ts';
import { dateWriter } from './date-writer.ts';

/** A calendar day, `YYYY-MM-DD`, in the zone that its user states. */
export type Day = string;

const QUARTER_MS = 900_000;

const writeDay = dateWriter(() => ({ dateStyle: 'short' }));

/** Returns the day in an IANA zone at an instant (epoch ms). */
export function dayAt(instant: number, zone: string): Day {
  // Swedish dates have the ISO format.
  return writeDay(instant, zone, 'sv-SE');
}

/** Returns the day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text from an address is an existing day. */
export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}

/**
 * Returns a viewer's day as a set of quarters of an hour since the epoch. All zones are offset by quarters, so this is
 * exact when the clocks change, even where they go back at midnight and a day comes twice.
 *
 * @param startsAt when the day begins, ms after midnight
 */
export function quartersOf(day: Day, zone: string, startsAt = 0): ReadonlySet<number> {
  const quarters = new Set<number>();
  const start = Date.parse(day) / QUARTER_MS;
  const shift = Math.round(startsAt / QUARTER_MS);
  // Zones reach from 12 hours behind UTC to 14 ahead.
  for (let quarter = start - 14 * 4; quarter < start + 36 * 4 + 4; quarter += 1) {
    if (dayAt(quarter * QUARTER_MS, zone) === day) quarters.add(quarter + shift);
  }
  return quarters;
}

/**
 * Returns the UTC days that a viewer's day overlaps, in order: one to three. All viewers request these same days, and
 * so share responses.
 */
export function utcDays(quarters: ReadonlySet<number>): readonly Day[] {
  return [...new Set([...quarters].map((quarter) => dayAt(quarter * QUARTER_MS, 'UTC')))];
}

/** Whether a kick-off (epoch seconds) is within a viewer's day. */
export function isWithin(kickOff: number, quarters: ReadonlySet<number>): boolean {
  return quarters.has(Math.floor((kickOff * 1000) / QUARTER_MS));
}
