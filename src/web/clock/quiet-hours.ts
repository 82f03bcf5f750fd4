import { includesTime, type QuietHours } from '#news/alerts/quiet-hours.ts';
import { timeOfDay } from '#web/format/clock-time.ts';

/** Has two digits for each hour, so that times compare as texts. */
const LOCALE = 'en-GB-u-hc-h23';

/**
 * Returns whether an instant is at or after `from` and before `until`.
 *
 * @param now epoch ms
 * @param zone IANA zone of the hours
 */
export const isWithinHours = (hours: QuietHours, now: number, zone: string): boolean =>
  includesTime(hours, timeOfDay(now, zone, LOCALE));

/** Returns whether an instant is within quiet hours, if there are any. */
export const isQuiet = (quietHours: QuietHours | null, now: number, zone: string): boolean =>
  quietHours !== null && isWithinHours(quietHours, now, zone);
