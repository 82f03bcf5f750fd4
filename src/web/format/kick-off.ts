import { isHourKnown } from '#contract/is-hour-known.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { dayAndTime, dayAndWeekday } from './clock-time.ts';

/** Returns when a match kicks off: `Sat 21 Nov, 15:00`, or the day alone if the time is to be announced. */
export function kickOffText(match: Pick<MatchRow, 'status' | 'time'>, zone: string, locale: string): string {
  // The record has no time.
  if (match.time.timestamp === 0) return '–';
  const text = isHourKnown(match) ? dayAndTime : dayAndWeekday;
  return text(match.time.timestamp * 1000, zone, locale);
}
