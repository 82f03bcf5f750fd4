import { computeFreshness, type Terms } from '#bff/cache/freshness.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { findOperation } from '#contract/operations.ts';

/** A version that was fetched early counts from the end of the one before. */
const MAX_LEAD_MS = 1_000;
/** Route, selector and offset from UTC in the key of a request. */
const KEY = /^(\w+)\?t=(\w+)(?:.*&utc=([^&]*))?/s;

/** Returns the latest instant up to which an answer of the store may count as fresh, whatever its head claims. */
export type LatestEnd = (key: string, data: unknown, asOf: number, isStretched: boolean) => number;

/**
 * @param allowanceEnd the end of the account's window, which no stretched period exceeds; null: none is stretched
 */
export function createLatestEnd(
  clock: AgeingClock,
  terms: Terms,
  allowanceEnd: () => number | null,
): LatestEnd {
  return (key, data, asOf, isStretched) => {
    const [, route = '', selector = '', utc = '0'] = KEY.exec(key) ?? [];
    const operation = findOperation(route, selector);
    if (!operation) return asOf;
    const worldTime = asOf + clock.now() - clock.ageingNow();
    const { freshMs } = computeFreshness(operation, data, worldTime, terms, Number(utc));
    const end = asOf + freshMs + MAX_LEAD_MS * Math.max(clock.rate, 1);
    return isStretched ? Math.max(end, allowanceEnd() ?? end) : end;
  };
}
