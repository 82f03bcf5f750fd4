import type { Allowance } from '#bff/config/config.ts';

/** Requests an hour for the day's list and for results. */
const OTHER_REQUESTS = 15;
/** Hours of a day in which matches are on. */
const MATCH_HOURS = 10;

/** Returns the requests an hour that following the matches takes while some are on. */
export const newsCost = (liveSeconds: number): number => Math.ceil(3_600 / liveSeconds) + OTHER_REQUESTS;

/** Whether an allowance, as far as it is known, has as many requests and some for viewers. */
export function canCarryNews({ perHour, perDay }: Allowance, liveSeconds: number): boolean {
  const cost = newsCost(liveSeconds);
  return (perHour === null || cost < perHour) && (perDay === null || cost * MATCH_HOURS < perDay);
}
