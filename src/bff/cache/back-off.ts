import { LRUCache } from 'lru-cache';
import type { Failure } from '#bff/failure.ts';

const FIRST = 1_000;
/** Bought against recovery: after an outage the first good answer comes within this time, ms. */
const CAP = 3_000;
/** A request that the data service does not understand will not be right in a second, ms. */
const REFUSED = 10_000;
const KEYS = 10_000;

interface Trouble {
  readonly count: number;
  readonly failure: Failure;
  /** When the key may be tried again, by the machine's monotonic time, ms. */
  readonly retryAt: number;
}

export interface BackOff {
  /** The failure that still holds `key` back, or null. */
  of(key: string): { readonly failure: Failure; readonly left: number } | null;
  failed(key: string, failure: Failure): void;
  succeeded(key: string): void;
}

function delay({ reason, retryAfter }: Failure, count: number): number {
  if (retryAfter !== null) return retryAfter;
  if (reason === 'status' || reason === 'redirect') return REFUSED;
  return Math.min(FIRST * 2 ** (count - 1), CAP);
}

/**
 * How long a key that failed is left alone, doubling up to a cap. Calls that were not made at all (`breaker`,
 * `busy`, a pause, an allowance that runs out) bring their own time and count for nothing.
 *
 * @param elapsed the machine's monotonic time, ms: a world that stands still must not stop us from trying
 */
export function createBackOff(elapsed: () => number): BackOff {
  const troubles = new LRUCache<string, Trouble>({ max: KEYS });
  return {
    of(key) {
      const trouble = troubles.get(key);
      const left = trouble ? trouble.retryAt - elapsed() : 0;
      return trouble && left > 0 ? { failure: trouble.failure, left } : null;
    },
    failed(key, failure) {
      const made = failure.retryAfter === null;
      const count = (troubles.peek(key)?.count ?? 0) + (made ? 1 : 0);
      troubles.set(key, { count, failure, retryAt: elapsed() + delay(failure, count) });
    },
    succeeded(key) {
      troubles.delete(key);
    },
  };
}
