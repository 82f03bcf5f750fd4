import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ClientRules } from './client-rules.ts';
import type { Connections } from './connections.ts';

const MAX_CLIENTS = 10_000;

interface Bucket {
  /** Requests that have not leaked out yet. */
  readonly level: number;
  /** Monotonic time of `level`, ms. */
  readonly updatedAt: number;
}

/** Creates leaky buckets by key; `max` requests fit into one, and leak out in `windowMs`. */
function createBuckets(max: number, windowMs: number, elapsed: () => number) {
  // With `max` each of a server's six would take 217 kB and 1 ms at the start.
  const buckets = new LRUCache<string, Bucket>({ maxSize: MAX_CLIENTS, sizeCalculation: () => 1 });

  function levelWithOneMore(key: string): number {
    const { level, updatedAt } = buckets.get(key) ?? { level: 0, updatedAt: elapsed() };
    return Math.max(0, level - ((elapsed() - updatedAt) * max) / windowMs) + 1;
  }

  const waitAt = (level: number) => Math.ceil((Math.max(0, level - max) * windowMs) / max);
  return {
    /** Returns what `take` would return, without counting. */
    wait: (key: string): number => waitAt(levelWithOneMore(key)),
    /** Counts a request and returns 0, or returns the wait until it would be allowed, ms. */
    take(key: string): number {
      const level = levelWithOneMore(key);
      if (level <= max) buckets.set(key, { level, updatedAt: elapsed() });
      return waitAt(level);
    },
    giveBack(key: string): void {
      const bucket = buckets.get(key);
      if (bucket) buckets.set(key, { ...bucket, level: Math.max(0, bucket.level - 1) });
    },
  };
}

export interface RequestRate {
  /** Counts a request and returns 0, or returns the wait until it would be allowed, ms. */
  take(request: FastifyRequest): number;
  /** Returns what `take` would return, without counting. */
  wait(request: FastifyRequest): number;
  /** Takes back what `take` has counted. */
  giveBack(request: FastifyRequest): void;
}

export interface RequestRates {
  /** Returns the key of a client with limits; null: of one without. */
  clientOf(request: FastifyRequest): string | null;
  /** @param max requests of each client in `windowMs`, also in one burst */
  create(max: number, windowMs: number): RequestRate;
  /** @param max requests of all clients together */
  createForAll(max: number, windowMs: number): RequestRate;
}

/**
 * Creates limits by client; behind a trusted proxy the client is read from `X-Forwarded-For`. They count at once: requests
 * that arrive together must not all pass.
 *
 * @param elapsed monotonic time of the machine, ms
 */
export function createRequestRates(
  rules: ClientRules,
  connections: Connections,
  elapsed: () => number,
): RequestRates {
  function createRate(
    max: number,
    windowMs: number,
    keyOf: (request: IncomingMessage) => string,
  ): RequestRate {
    const buckets = createBuckets(max, windowMs, elapsed);
    return {
      take: ({ raw }) => buckets.take(keyOf(raw)),
      wait: ({ raw }) => buckets.wait(keyOf(raw)),
      giveBack: ({ raw }) => buckets.giveBack(keyOf(raw)),
    };
  }

  return {
    clientOf({ raw }) {
      const { isUnlimited, isTrusted } = connections.get(raw.socket);
      const address = rules.addressOf(raw);
      return isUnlimited && !(isTrusted && !rules.isTrusted(address)) ? null : rules.keyOf(address);
    },
    create: (max, windowMs) => createRate(max, windowMs, (request) => rules.keyOf(rules.addressOf(request))),
    createForAll: (max, windowMs) => createRate(max, windowMs, () => 'all'),
  };
}
