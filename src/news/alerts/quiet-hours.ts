import { isObject } from '#contract/is-object.ts';

/** Two times of day (HH:MM) in the viewer's zone; `until` may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads quiet hours from JSON; null without any. */
export function quietHoursIn(json: unknown): QuietHours | null {
  const { from, until } = isObject(json) ? json : {};
  const isTime = (value: unknown): value is string => typeof value === 'string' && TIME_OF_DAY.test(value);
  return isTime(from) && isTime(until) && from !== until ? { from, until } : null;
}

/** Whether a time of day (HH:MM) is at or after `from` and before `until`. */
export const includesTime = ({ from, until }: QuietHours, time: string): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until;
