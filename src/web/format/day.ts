/** A calendar day, `YYYY-MM-DD`; of which zone is said where it is used. */
export type Day = string;

const DAY_MS = 86_400_000;
const QUARTER = 900_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    // The Swedish way of writing a date is the ISO one.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    formats.set(zone, format);
  }
  return format;
}

/** The day in an IANA zone at an instant (epoch ms). */
export function dayAt(instant: number, zone: string): Day {
  return dayFormat(zone).format(instant);
}

/** The day `count` days later (earlier, if negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text from an address is a day that exists. */
export function isDay(text: string | null): text is Day {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(text) === text;
}

function isoDay(text: string): Day | null {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString().slice(0, 10);
}

/**
 * A viewer's day as the quarters of an hour (since the epoch) that it consists of. All zones keep to quarters, so
 * this is exact also where the clocks change, and even where they are put back at midnight and a day comes twice.
 */
export function quartersOf(day: Day, zone: string): ReadonlySet<number> {
  const quarters = new Set<number>();
  const start = Date.parse(day) / QUARTER;
  // Zones reach from 12 hours behind UTC to 14 ahead.
  for (let quarter = start - 14 * 4; quarter < start + 36 * 4 + 4; quarter += 1) {
    if (dayAt(quarter * QUARTER, zone) === day) quarters.add(quarter);
  }
  return quarters;
}

/**
 * The whole UTC days that a viewer's day touches, in order: one to three. Asking for these, every viewer in the
 * world shares the same answers.
 */
export function utcDays(quarters: ReadonlySet<number>): readonly Day[] {
  return [...new Set([...quarters].map((quarter) => dayAt(quarter * QUARTER, 'UTC')))];
}

/** Whether a kick-off (epoch seconds) lies within a viewer's day. */
export function isWithin(kickOff: number, quarters: ReadonlySet<number>): boolean {
  return quarters.has(Math.floor((kickOff * 1000) / QUARTER));
}
