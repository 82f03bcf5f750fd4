import { LRUCache } from 'lru-cache';
import type { Failure, Reason } from '#bff/failure.ts';

/** Delay after the first failure of a key; doubles with each further failure. */
const INITIAL_DELAY_MS = 1_000;
/** Longest delay of a key without data, since clients are waiting for it. */
const MAX_DELAY_MS = 3_000;
/** Longest delay of a key with data that fails repeatedly; its period, if that is shorter. */
const MAX_REPEATED_DELAY_MS = 30_000;
/** Shortest delay after a refusal, which an early retry would only repeat. */
const REFUSED_DELAY_MS = 10_000;
const REFUSALS: ReadonlySet<Reason> = new Set(['absent', 'no_route', 'redirect', 'status']);
/** Refusals of the account, after which account/ decides when the next call may be sent. */
const BY_ACCOUNT: ReadonlySet<Reason> = new Set(['credentials', 'limit', 'plan']);
/** Longest delay after a failure that says nothing of the key: of the account, or of a call that was not sent. */
const MAX_OTHER_DELAY_MS = 1_000;
/** Shortest delay, whatever `Retry-After` says. */
const MIN_DELAY_MS = 1_000;
/** Keys that wait for the same instant are spread over this time. */
const SPREAD_MS = 250;
/** Delays are shortened by up to this share, so that keys that failed together do not retry together. */
const JITTER_SHARE = 0.25;
/** Periods without a failure after which the next one counts as isolated. */
const ISOLATED_PERIODS = 5;
const MAX_KEYS = 10_000;
/** Total characters of all keys. */
const MAX_KEY_LENGTH = 1_000_000;

interface KeyFailures {
  /** Failures since the last success. */
  readonly count: number;
  readonly failure: Failure;
  /** Monotonic time of the failed call, ms, like all instants here. */
  readonly failedAt: number;
  readonly retryAt: number;
}

export interface BackOff {
  /**
   * Returns the failure that still blocks `key` and the remaining ms, or null.
   *
   * @param hasData whether usable data are cached; if they have become too old, clients wait, and the delay is shorter
   */
  get(key: string, hasData?: boolean): { readonly failure: Failure; readonly remainingMs: number } | null;
  /** @param periodMs freshness period of the key; 0: no data are cached */
  recordFailure(key: string, failure: Failure, periodMs: number): void;
  recordSuccess(key: string): void;
  /** Lifts all delays. */
  clear(): void;
}

/**
 * Delays retries by key. A single failure is retried soon; a key that keeps failing is retried once a period, so that a
 * service that fails every other call is not called more often. Calls that were not sent do not count as failures.
 *
 * @param elapsed monotonic time of the machine, ms: retries go on even while the world's clock is stopped
 * @param random returns a number from 0 to 1
 */
export function createBackOff(elapsed: () => number, random: () => number = Math.random): BackOff {
  const failuresByKey = new LRUCache<string, KeyFailures>({
    max: MAX_KEYS,
    maxSize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length + 1,
  });

  /** Whether a failure says nothing of its key. */
  const isOther = ({ isUnsent, reason }: Failure) => isUnsent || BY_ACCOUNT.has(reason);

  function delay(failure: Failure, count: number, isIsolated: boolean, periodMs: number): number {
    const { reason, retryAfterMs } = failure;
    if (isOther(failure))
      return Math.min(retryAfterMs ?? MAX_OTHER_DELAY_MS, MAX_OTHER_DELAY_MS) + random() * SPREAD_MS;
    if (retryAfterMs !== null) return Math.max(retryAfterMs, MIN_DELAY_MS);
    const initialMs = Math.min(INITIAL_DELAY_MS * 2 ** (count - 1), MAX_DELAY_MS);
    const usualMs =
      periodMs === 0 || isIsolated
        ? initialMs
        : Math.max(Math.min(periodMs, MAX_REPEATED_DELAY_MS), initialMs);
    const fullMs = REFUSALS.has(reason) ? Math.max(usualMs, REFUSED_DELAY_MS) : usualMs;
    return fullMs * (1 - random() * JITTER_SHARE);
  }

  function retryAtWithoutData({ failure, failedAt, retryAt }: KeyFailures): number {
    // Without a cached answer nothing is earlier than it.
    if (failure.reason === 'older') return 0;
    const hasOwnDelay = failure.retryAfterMs !== null || isOther(failure) || REFUSALS.has(failure.reason);
    return hasOwnDelay ? retryAt : Math.min(retryAt, failedAt + MAX_DELAY_MS);
  }

  return {
    get(key, hasData = true) {
      const keyFailures = failuresByKey.get(key);
      if (!keyFailures) return null;
      const remainingMs = (hasData ? keyFailures.retryAt : retryAtWithoutData(keyFailures)) - elapsed();
      return remainingMs > 0 ? { failure: keyFailures.failure, remainingMs } : null;
    },
    recordFailure(key, failure, periodMs) {
      const now = elapsed();
      const { count = 0, failedAt = -Infinity } = failuresByKey.peek(key) ?? {};
      if (failure.retryAfterMs !== null || isOther(failure)) {
        const retryAt = now + delay(failure, count, false, periodMs);
        failuresByKey.set(key, { count, failure, failedAt, retryAt });
        return;
      }
      const isIsolated = now - failedAt > ISOLATED_PERIODS * periodMs;
      const retryAt = now + delay(failure, count + 1, isIsolated, periodMs);
      failuresByKey.set(key, { count: count + 1, failure, failedAt: now, retryAt });
    },
    recordSuccess(key) {
      const keyFailures = failuresByKey.peek(key);
      if (keyFailures) failuresByKey.set(key, { ...keyFailures, count: 0, retryAt: 0 });
    },
    clear: () => failuresByKey.clear(),
  };
}
