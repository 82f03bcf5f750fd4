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

/** Matches whose prices are watched at most, requests for one in an hour of play, and the share of what is left for them. */
const MAX_PRICE_MATCHES = 20;
export const PRICE_REQUESTS = 60;
const PRICE_SHARE = 0.5;

/** Returns the number of matches whose prices can be watched beside the news, as far as the allowance is known. */
export function priceMatches({ perHour, perDay }: Allowance, liveSeconds: number): number {
  const spare = Math.min(
    (perHour ?? Number.POSITIVE_INFINITY) - newsCost(liveSeconds),
    (perDay ?? Number.POSITIVE_INFINITY) / MATCH_HOURS - newsCost(liveSeconds),
  );
  return Math.max(0, Math.min(MAX_PRICE_MATCHES, Math.floor((spare * PRICE_SHARE) / PRICE_REQUESTS)));
}
