import type { Freshness } from '#web/data/freshness.ts';

/** A wall never waits longer than this after a failure, unless the server demands it (`Retry-After`), ms. */
const MAX_RETRY_MS = 30_000;

/** Returns when the next request of an answer is due, by `performance.now()`. */
export function nextTryAt({ failedAt, freshUntil, period, retryAfter, jitter }: Freshness): number {
  if (failedAt === null) return freshUntil + jitter;
  return failedAt + Math.max(Math.min(2 * period, MAX_RETRY_MS), retryAfter) + jitter;
}
