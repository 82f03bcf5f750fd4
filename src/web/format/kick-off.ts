import type { MatchRow } from '#contract/records/match.ts';
import { dayAndTime, dayAndWeekday } from './clock-time.ts';

/** The service knows a day and gives some hour with it: nobody has announced one. */
const TO_BE_ANNOUNCED = 17;

/** Whether the hour of a kick-off means anything. */
export function isHourKnown({ status, time }: Pick<MatchRow, 'status' | 'time'>): boolean {
  return status !== TO_BE_ANNOUNCED && time.timestamp > 0;
}

/** When a match kicks off: `Sat 21 Nov, 15:00`, and the day alone as long as its hour is to be announced. */
export function kickOffText(match: Pick<MatchRow, 'status' | 'time'>, zone: string, locale: string): string {
  // A match that lacks its time.
  if (match.time.timestamp === 0) return '–';
  const text = isHourKnown(match) ? dayAndTime : dayAndWeekday;
  return text(match.time.timestamp * 1000, zone, locale);
}
