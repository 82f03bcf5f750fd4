/** The bounds that operators are promised after a refusal (docs/decisions/0066-refusals.md), seconds. */

/** Waits after the first, second and every further refusal of the same thing. */
const REPEATED_WAITS = [60, 300, 900] as const;
/** Wait after a call whose reply does not answer what it was sent for. */
export const NO_NEWS_WAIT = 60;
/** Shortest wait after many calls without an answer. */
export const DOWN_WAIT = 1.5;
export const CREDENTIALS_WAIT = 60;
const LIMIT_WAIT = { min: 5, max: 900, unnamed: 60 };
/** Period of matches in play, and of a key whose calls fail. */
export const PERIOD = 30;
/** Time that polls, timers and a call may take beyond a bound. */
export const SLACK = 15;
/** Time in which an answer is read; calls of that time are sent together. */
export const TOGETHER = 0.1;
/** Share of a bound before which a call is too early: waits may vary. */
export const EARLY_SHARE = 0.75;

export const repeatedWait = (count: number): number =>
  REPEATED_WAITS[Math.min(count, REPEATED_WAITS.length) - 1] ?? 0;

/** Returns the wait after so many reports in a row that nothing is left: the second one confirms the first. */
export const emptyWait = (reports: number): number => repeatedWait(Math.max(1, reports - 1));

/** Returns the wait that a 429 demands. */
export function limitWait(retryAfter: number | null): number {
  const { min, max, unnamed } = LIMIT_WAIT;
  return Math.min(Math.max(retryAfter ?? unnamed, min), max);
}
