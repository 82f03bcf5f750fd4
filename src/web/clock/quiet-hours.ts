import { timeOfDay } from '#web/format/clock-time.ts';

/** Has two digits for each hour, so that times compare as texts. */
const LOCALE = 'en-GB-u-hc-h23';

/** Times of day, `HH:MM`; `until` may be on the next day. */
interface Hours {
  readonly from: string;
  readonly until: string;
}

/**
 * Returns whether an instant is at or after `from` and before `until`.
 *
 * @param now epoch ms
 * @param zone IANA zone of the hours
 */
export function isWithinHours({ from, until }: Hours, now: number, zone: string): boolean {
  const time = timeOfDay(now, zone, LOCALE);
  return from <= until ? time >= from && time < until : time >= from || time < until;
}

/** Returns whether an instant is within quiet hours, if there are any. */
export const isQuiet = (quietHours: Hours | null, now: number, zone: string): boolean =>
  quietHours !== null && isWithinHours(quietHours, now, zone);
