import { DAY, dayOf, dayOfYear, yearOf } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const zones = new Map<string, Map<number, Int16Array>>();

/** Returns the minutes that local clocks are ahead of UTC at noon UTC of a day, by Intl. */
function offsetFromIntl(zone: string, day: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  let date = 0;
  let hour = 0;
  let minute = 0;
  const noon = new Date((day * DAY + DAY / 2) * 1000);
  for (const part of format.formatToParts(noon)) {
    if (part.type === 'day') date = Number(part.value);
    if (part.type === 'hour') hour = Number(part.value);
    if (part.type === 'minute') minute = Number(part.value);
  }
  const dayMinutes = date === noon.getUTCDate() ? 0 : 1440;
  return dayMinutes + hour * 60 + minute - 720;
}

/** Fills the days between two samples by halving, since a zone changes its clocks only a few times a year. */
function bisect(offsets: Int16Array, zone: string, first: number, from: number, to: number): void {
  if (offsets[from] === offsets[to]) {
    offsets.fill(offsets[from] ?? 0, from, to);
    return;
  }
  if (to - from === 1) return;
  const middle = (from + to) >> 1;
  offsets[middle] = offsetFromIntl(zone, first + middle);
  bisect(offsets, zone, first, from, middle);
  bisect(offsets, zone, first, middle, to);
}

/** Returns a year's offsets. Samples are twelve days apart, less than any zone keeps a special time. */
function yearOffsets(zone: string, year: number): Int16Array {
  const first = dayOf(year, 1, 1);
  const offsets = new Int16Array(367);
  offsets[0] = offsetFromIntl(zone, first);
  for (let from = 0; from < 366; from += 12) {
    const to = Math.min(366, from + 12);
    offsets[to] = offsetFromIntl(zone, first + to);
    bisect(offsets, zone, first, from, to);
  }
  return offsets;
}

/** Returns the minutes that local clocks of an IANA zone are ahead of UTC on a day (at noon UTC). */
export function zoneOffset(zone: string, day: number): number {
  let years = zones.get(zone);
  if (years === undefined) {
    years = new Map();
    zones.set(zone, years);
  }
  const year = yearOf(day);
  let offsets = years.get(year);
  if (offsets === undefined) {
    offsets = yearOffsets(zone, year);
    years.set(year, offsets);
  }
  return offsets[dayOfYear(day)] ?? 0;
}

/** Returns the instant (epoch seconds) of a local minute of a local day. */
export function localInstant(zone: string, localDay: number, minute: number): number {
  return localDay * DAY + (minute - zoneOffset(zone, localDay)) * 60;
}
