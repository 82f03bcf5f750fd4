import { timeOfDay } from './clock-time.ts';

/** Has two digits for each hour, so that times compare as texts. */
const LOCALE = 'en-GB-u-hc-h23';

/**
 * Returns whether an instant is within quiet hours.
 *
 * @param now epoch ms
 * @param zone IANA zone of the hours
 */
export function isQuiet(
  quietHours: { readonly from: string; readonly until: string } | null,
  now: number,
  zone: string,
): boolean {
  if (!quietHours) return false;
  const { from, until } = quietHours;
  const time = timeOfDay(now, zone, LOCALE);
  return from <= until ? time >= from && time < until : time >= from || time < until;
}
