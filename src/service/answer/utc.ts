/** The `utc` parameter: date and time values in a chosen offset (spec: common query parameters). */
export interface Offset {
  readonly seconds: number;
  /** As the wire echoes it in `time.timezone`: "UTC", "UTC+2", "UTC-3.5". */
  readonly zone: string;
}

export const UTC: Offset = { seconds: 0, zone: 'UTC' };

const DAY = 86_400;

/**
 * Reads `utc`: hours from -12 to 14, decimals allowed. Anything else is UTC without an error (v2.2 wire,
 * shared parameters). A plus sign arrives as a blank where a client did not escape it.
 */
export function readOffset(text: string | undefined): Offset {
  const plain = text?.trim() ?? '';
  if (!/^[+-]?\d{1,2}(\.\d{1,4})?$/.test(plain)) return UTC;
  const hours = Number(plain);
  if (hours === 0 || hours < -12 || hours > 14) return UTC;
  return { seconds: Math.round(hours * 3600), zone: `UTC${hours > 0 ? '+' : ''}${hours}` };
}

/** The number of the day (days since 1970-01-01) that the offset's calendar shows at an instant. */
export function dayAt(epoch: number, offset: Offset): number {
  return Math.floor((epoch + offset.seconds) / DAY);
}

/** First second of a day of the offset's calendar, epoch seconds. */
export function dayStart(day: number, offset: Offset): number {
  return day * DAY - offset.seconds;
}

/** "2026-09-04" of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY * 1000).toISOString().slice(0, 10);
}

export interface WireMoment {
  readonly datetime: string;
  readonly date: string;
  readonly time: string;
}

/** An instant as the wall clock of the offset shows it: "2026-09-04 12:00:00" and its two halves. */
export function wireMoment(epoch: number, offset: Offset): WireMoment {
  const text = new Date((epoch + offset.seconds) * 1000).toISOString();
  const date = text.slice(0, 10);
  const time = text.slice(11, 19);
  return { datetime: `${date} ${time}`, date, time };
}
