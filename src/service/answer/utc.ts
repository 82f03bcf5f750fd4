import { DAY_S } from '#contract/durations.ts';

/** The `utc` parameter: the offset of dates and times in a response (spec: common query parameters). */
export interface Offset {
  readonly seconds: number;
  /** The wire's `time.timezone`: "UTC", "UTC+2", "UTC-3.5". */
  readonly zone: string;
}

export const UTC: Offset = { seconds: 0, zone: 'UTC' };

/**
 * Reads `utc`: hours from -12 to 14, decimals allowed. Anything else is UTC without an error (v2.2 wire, shared
 * parameters). An unescaped plus sign arrives as a blank.
 */
export function readOffset(text: string | undefined): Offset {
  const trimmed = text?.trim() ?? '';
  if (!/^[+-]?\d{1,2}(\.\d{1,4})?$/.test(trimmed)) return UTC;
  const hours = Number(trimmed);
  if (hours === 0 || hours < -12 || hours > 14) return UTC;
  return { seconds: Math.round(hours * 3600), zone: `UTC${hours > 0 ? '+' : ''}${hours}` };
}

/** Returns the day (days since 1970-01-01) of an instant (epoch seconds) in an offset. */
export function dayInOffset(epoch: number, offset: Offset): number {
  return Math.floor((epoch + offset.seconds) / DAY_S);
}

/** Returns the first second of a day in an offset, epoch seconds. */
export function startOfDay(day: number, offset: Offset): number {
  return day * DAY_S - offset.seconds;
}

/** Formats a day (days since 1970-01-01) as "2026-09-04". */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_S * 1000).toISOString().slice(0, 10);
}

/** Date and time on the wire: "2026-09-04 12:00:00", "2026-09-04", "12:00:00". */
export interface WireMoment {
  readonly datetime: string;
  readonly date: string;
  readonly time: string;
}

/** Formats an instant in an offset: "2026-09-04 12:00:00", and its date and time. */
export function wireMoment(epoch: number, offset: Offset): WireMoment {
  const text = new Date((epoch + offset.seconds) * 1000).toISOString();
  const date = text.slice(0, 10);
  const time = text.slice(11, 19);
  return { datetime: `${date} ${time}`, date, time };
}
