import { DAY } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets of each zone, by sample. */
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

/** Days between two samples: fewer than any zone keeps a special time, such as 28 in Morocco around Ramadan. */
const SAMPLE_DAYS = 24;

/** Returns the offsets of the days from one sample to the next, reading the ends from neighbouring samples if it can. */
function sampleOffsets(zone: string, samples: ReadonlyMap<number, Int16Array>, sample: number): Int16Array {
  const first = sample * SAMPLE_DAYS;
  const offsets = new Int16Array(SAMPLE_DAYS + 1);
  offsets[0] = samples.get(sample - 1)?.[SAMPLE_DAYS] ?? offsetFromIntl(zone, first);
  offsets[SAMPLE_DAYS] = samples.get(sample + 1)?.[0] ?? offsetFromIntl(zone, first + SAMPLE_DAYS);
  bisect(offsets, zone, first, 0, SAMPLE_DAYS);
  return offsets;
}

/** Returns the minutes that local clocks of an IANA zone are ahead of UTC on a day (at noon UTC). */
export function zoneOffset(zone: string, day: number): number {
  let samples = zones.get(zone);
  if (samples === undefined) {
    samples = new Map();
    zones.set(zone, samples);
  }
  const sample = Math.floor(day / SAMPLE_DAYS);
  let offsets = samples.get(sample);
  if (offsets === undefined) {
    offsets = sampleOffsets(zone, samples, sample);
    samples.set(sample, offsets);
  }
  return offsets[day - sample * SAMPLE_DAYS] ?? 0;
}

/** Returns the instant (epoch seconds) of a local minute of a local day. */
export function localInstant(zone: string, localDay: number, minute: number): number {
  return localDay * DAY + (minute - zoneOffset(zone, localDay)) * 60;
}
