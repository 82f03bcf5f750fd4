import { dateWriter } from '#web/format/date-writer.ts';

const writeMinute = dateWriter(() => ({ dateStyle: 'short', timeStyle: 'short' }));

/** Returns an instant (epoch ms) on the clocks of an IANA zone, as a field for date and time has it: `2026-11-21T15:20`. */
export const localMinute = (instant: number, zone: string): string =>
  // Swedish dates have the ISO format.
  writeMinute(instant, zone, 'sv-SE').replace(' ', 'T');

/** Returns the instant (epoch ms) of a minute `YYYY-MM-DDTHH:MM` on the clocks of an IANA zone. */
export function instantInZone(minute: string, zone: string): number {
  const utc = Date.parse(`${minute}Z`);
  const offsetAt = (instant: number) => Date.parse(`${localMinute(instant, zone)}Z`) - instant;
  // The second step is right where the clocks change in between.
  return utc - offsetAt(utc - offsetAt(utc));
}
