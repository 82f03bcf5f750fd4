import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ClientRules } from './client-rules.ts';
import type { Connections } from './connections.ts';

const BURST_SECONDS = 6;
const MAX_CLIENTS = 10_000;

interface Bucket {
  /** Requests that have not leaked out yet. */
  readonly level: number;
  /** Monotonic time of `level`, ms. */
  readonly updatedAt: number;
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Creates a store of leaky buckets for the plugin, whose own store counts fixed windows by the wall clock. */
function createBuckets(elapsed: () => number) {
  return class Buckets implements FastifyRateLimitStore {
    // With `max` each of a server's six would take 217 kB and 1 ms at the start.
    readonly #buckets = new LRUCache<string, Bucket>({ maxSize: MAX_CLIENTS, sizeCalculation: () => 1 });

    incr(key: string, callback: Callback, timeWindow: number, max: number): void {
      const level = this.#levelWithOneMore(key, timeWindow, max);
      this.#buckets.set(key, { level: level > max ? level - 1 : level, updatedAt: elapsed() });
      callback(null, { current: level, ttl: (Math.max(0, level - max) * timeWindow) / max });
    }

    /** Returns what `incr` would return, without counting. */
    read(key: string, callback: Callback, timeWindow: number, max: number): void {
      const level = this.#levelWithOneMore(key, timeWindow, max);
      callback(null, { current: level, ttl: (Math.max(0, level - max) * timeWindow) / max });
    }

    /** Takes one request out again. */
    giveBack(key: string): void {
      const bucket = this.#buckets.get(key);
      if (bucket) this.#buckets.set(key, { ...bucket, level: Math.max(0, bucket.level - 1) });
    }

    child(): Buckets {
      return new Buckets();
    }

    #levelWithOneMore(key: string, timeWindow: number, max: number): number {
      const { level, updatedAt } = this.#buckets.get(key) ?? { level: 0, updatedAt: elapsed() };
      return Math.max(0, level - ((elapsed() - updatedAt) * max) / timeWindow) + 1;
    }
  };
}

interface RequestRate {
  /** Counts a request and returns the wait until it would be allowed, ms; 0: it is allowed. */
  count(request: FastifyRequest): Promise<number>;
  /** Returns what `count` would return, without counting. */
  peek(request: FastifyRequest): Promise<number>;
}

/** Counts tries that failed, by client. */
interface TryLimit {
  /** Counts a try and returns 0, or returns the wait until it would be allowed, ms. */
  take(request: FastifyRequest): number;
  /** Takes back what `take` has counted, since the try was right. */
  giveBack(request: FastifyRequest): void;
}

export interface RequestRates {
  /** Whether `request` comes from a client with limits. */
  isLimited(request: FastifyRequest): boolean;
  /** Returns the key of a client with limits; null: of one without. */
  clientOf(request: FastifyRequest): string | null;
  /** Limit of all requests; null: none. */
  readonly requests: RequestRate | null;
  /** @param max requests in `windowMs`, also in one burst */
  create(max: number, windowMs: number): RequestRate;
  createTryLimit(max: number, windowMs: number): TryLimit;
}

/**
 * Creates limits by client; behind a trusted proxy the client is read from `X-Forwarded-For`.
 *
 * @param requestsPerSecond 0: no limit
 * @param elapsed monotonic time of the machine, ms
 */
export async function createRequestRates(
  app: FastifyInstance,
  requestsPerSecond: number,
  rules: ClientRules,
  connections: Connections,
  elapsed: () => number,
): Promise<RequestRates> {
  const Buckets = createBuckets(elapsed);
  await app.register(rateLimit, { global: false, store: Buckets });

  function create(max: number, timeWindow: number): RequestRate {
    const check = app.createRateLimit({ max, timeWindow, keyGenerator: ({ ip }) => rules.keyOf(ip) });
    const wait = async (request: FastifyRequest, increment: boolean) => {
      const result = await check(request, { increment });
      return !result.isAllowed && result.isExceeded ? Math.ceil(result.ttl) : 0;
    };
    return { count: (request) => wait(request, true), peek: (request) => wait(request, false) };
  }

  /** Counts at once, unlike `create`: tries that arrive together must not all pass. */
  function createTryLimit(max: number, windowMs: number): TryLimit {
    const tries = new Buckets();
    return {
      take({ ip }) {
        let waitMs = 0;
        const onCount: Callback = (_, result) => {
          waitMs = Math.ceil(result?.ttl ?? 0);
        };
        tries.incr(rules.keyOf(ip), onCount, windowMs, max);
        return waitMs;
      },
      giveBack: ({ ip }) => tries.giveBack(rules.keyOf(ip)),
    };
  }

  function isLimited(request: FastifyRequest): boolean {
    const { isUnlimited, isTrusted } = connections.get(request.raw.socket);
    return !isUnlimited || (isTrusted && !rules.isTrusted(request.ip));
  }

  return {
    isLimited,
    clientOf: (request) => (isLimited(request) ? rules.keyOf(request.ip) : null),
    requests:
      requestsPerSecond === 0 ? null : create(requestsPerSecond * BURST_SECONDS, BURST_SECONDS * 1_000),
    create,
    createTryLimit,
  };
}
