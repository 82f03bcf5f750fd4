import { LRUCache } from 'lru-cache';
import type { Failure, Reason } from '#bff/failure.ts';

/** After the first failure of a key, doubling with each one that follows, ms. */
const FIRST_DELAY_MS = 1_000;
/** Longest delay of a key without data, for which clients wait, ms. */
const MAX_DELAY_MS = 3_000;
/** Longest delay of a key that fails again and again, ms; its period, where that is shorter. */
const MAX_PERIOD_MS = 30_000;
/** Delay after a refusal, which a second attempt soon after would meet again, ms. */
const REFUSED_DELAY_MS = 10_000;
const REFUSALS: ReadonlySet<Reason> = new Set(['absent', 'no_route', 'plan', 'redirect', 'status']);
/** Shortest delay, whatever `Retry-After` says, ms. */
const MIN_DELAY_MS = 1_000;
/** Keys that wait for the same moment are spread over this time, ms. */
const SPREAD_MS = 250;
/** Delays are shortened by up to this share, so that keys that failed together do not come back together. */
const JITTER_SHARE = 0.25;
/** A failure is isolated if there was none for this many periods. */
const ISOLATED_PERIODS = 5;
const MAX_KEYS = 10_000;
/** Characters of all keys. */
const MAX_KEY_LENGTH = 1_000_000;

interface Trouble {
  /** Failures since the last success. */
  readonly count: number;
  readonly failure: Failure;
  /** When the call failed, by the machine's monotonic time, ms, as all instants here. */
  readonly failedAt: number;
  readonly retryAt: number;
}

export interface BackOff {
  /** The failure that still holds `key` back, and for how long, ms; or null. */
  of(key: string): { readonly failure: Failure; readonly left: number } | null;
  /** @param periodMs how long an answer of this key is good; 0 where no data are held */
  failed(key: string, failure: Failure, periodMs: number): void;
  succeeded(key: string): void;
  /** Holds no key back any more. */
  clear(): void;
}

/**
 * How long a key that failed is left alone. One failure is tried again soon. A key that fails again and again is
 * tried once a period, like one that does not, so that a service that fails every other call is not called more.
 * Calls that were not made (`breaker`, `busy`, a pause, an allowance that runs out) bring their own delay.
 *
 * @param elapsed the machine's monotonic time, ms: a world that stands still must not stop us from trying
 * @param random from 0 to 1
 */
export function createBackOff(elapsed: () => number, random: () => number = Math.random): BackOff {
  const troubles = new LRUCache<string, Trouble>({
    max: MAX_KEYS,
    maxSize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length + 1,
  });

  function delay({ reason, retryAfter }: Failure, count: number, isIsolated: boolean, periodMs: number) {
    if (reason === 'breaker' || reason === 'busy') return (retryAfter ?? 0) + random() * SPREAD_MS;
    if (retryAfter !== null) return Math.max(retryAfter, MIN_DELAY_MS);
    const soon = Math.min(FIRST_DELAY_MS * 2 ** (count - 1), MAX_DELAY_MS);
    const usual = periodMs === 0 || isIsolated ? soon : Math.max(Math.min(periodMs, MAX_PERIOD_MS), soon);
    const whole = REFUSALS.has(reason) ? Math.max(usual, REFUSED_DELAY_MS) : usual;
    return whole * (1 - random() * JITTER_SHARE);
  }

  return {
    of(key) {
      const trouble = troubles.get(key);
      const left = trouble ? trouble.retryAt - elapsed() : 0;
      return trouble && left > 0 ? { failure: trouble.failure, left } : null;
    },
    failed(key, failure, periodMs) {
      const now = elapsed();
      const { count = 0, failedAt = -Infinity } = troubles.peek(key) ?? {};
      if (failure.retryAfter !== null) {
        const retryAt = now + delay(failure, count, false, periodMs);
        troubles.set(key, { count, failure, failedAt, retryAt });
        return;
      }
      const isIsolated = now - failedAt > ISOLATED_PERIODS * periodMs;
      const retryAt = now + delay(failure, count + 1, isIsolated, periodMs);
      troubles.set(key, { count: count + 1, failure, failedAt: now, retryAt });
    },
    succeeded(key) {
      const trouble = troubles.peek(key);
      if (trouble) troubles.set(key, { ...trouble, count: 0, retryAt: 0 });
    },
    clear: () => troubles.clear(),
  };
}
