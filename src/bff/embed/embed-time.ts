import { LRUCache } from 'lru-cache';

type Format = 'time' | 'zoned' | 'date' | 'day' | 'short-day';

const OPTIONS: Readonly<Record<Format, Intl.DateTimeFormatOptions>> = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** With the zone, since an article is read anywhere. */
  zoned: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  date: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  },
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'short-day': { dateStyle: 'short' },
};

/** Making one takes as long as a whole card. */
const writers = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

/** The embed's zone, or UTC: the server does not know the reader's. */
export interface EmbedZone {
  readonly zone: string;
  readonly intl: string;
}

/** Returns an instant (epoch ms) in words. */
export function timeText(epochMs: number, format: Format, { zone, intl }: EmbedZone): string {
  const key = `${format} ${intl} ${zone}`;
  const cached = writers.get(key);
  const writer = cached ?? new Intl.DateTimeFormat(intl, { ...OPTIONS[format], timeZone: zone });
  if (!cached) writers.set(key, writer);
  return writer.format(epochMs);
}
