/** What is known of an answer besides its data; kept outside it, so that an unchanged answer renders nothing. */
export interface Freshness {
  /** When the next one is worth asking for, by `performance.now()`. */
  readonly freshUntil: number;
  /** How much of its period was left when it came, in ms of ours. */
  readonly lasts: number;
  /** How long an answer of this kind stays fresh, in ms of ours. */
  readonly period: number;
  /** The instant of the world that the data shows, in epoch ms; null if the answer did not say. */
  readonly asOf: number | null;
  readonly etag: string | null;
  /** Spreads the polls of many viewers: 100 to 600 ms, drawn once an answer. */
  readonly jitter: number;
  /** Why the BFF served an old answer, or keeps one for longer (`Cache-Status`, detail); null when it did not. */
  readonly detail: string | null;
  /** The last try that failed since, by `performance.now()`; null when the last one succeeded. */
  readonly failedAt: number | null;
  /** The code of that failure. */
  readonly failure: string | null;
  /** What the failed try was told to wait, in ms (`Retry-After`). */
  readonly retryAfter: number;
  /** Requested datasets that the account's plan lacks. */
  readonly refused?: readonly string[] | undefined;
  /** The last time that nobody looked; null if there was none. The same object until the next one. */
  readonly gap: Gap | null;
}

/** Instants of the world (epoch ms) between which no answer came: the page was hidden or asleep, or cut off. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A poll never comes sooner than this after another, whatever an answer says. */
const LEAST = 1000;
/** For a first try that failed: nothing is known of the pace yet. */
export const UNKNOWN: Freshness = {
  freshUntil: 0,
  lasts: 0,
  period: 5000,
  asOf: null,
  etag: null,
  jitter: 300,
  detail: null,
  failedAt: null,
  failure: null,
  retryAfter: 0,
  gap: null,
};

/**
 * How long to wait for the next poll, in ms; false for never. It follows what the BFF said of this very
 * answer, so the policy lives in one place; after an error it leaves two periods, or what `Retry-After` asks.
 *
 * @param done nothing in the answer can change any more: every match is finished or off
 */
export function nextPoll(known: Freshness, now: number, done: boolean): number | false {
  if (done && known.failedAt === null) return false;
  const due =
    known.failedAt === null
      ? known.freshUntil
      : known.failedAt + Math.max(2 * known.period, known.retryAfter);
  return Math.max(due - now + known.jitter, LEAST);
}

/**
 * What the headers of an answer say of its freshness: `max-age` is what is left of its period, in seconds of
 * ours; `Age` is in seconds of the world. `at`: when they came, by `performance.now()`.
 *
 * @param before what was known: an old answer that had to do (`detail`) does not tell its period
 * @param rate world seconds in a second of ours
 */
export function readFreshness(
  headers: Headers,
  at: number,
  before: Freshness,
  rate: number,
  random = Math.random,
): Freshness {
  const left = Number(headers.get('cache-control')?.match(/\bmax-age=(\d+)/)?.[1] ?? 5) * 1000;
  const age = Number(headers.get('age') ?? 0) * 1000;
  const world = Number(headers.get('world-time')?.match(/^\s*(\d+)/)?.[1] ?? Number.NaN);
  const asOf = Number.isNaN(world) ? null : world - age;
  const status = headers.get('cache-status') ?? '';
  const detail = status.match(/\bdetail="?([\w-]+)/)?.[1] ?? null;
  return {
    freshUntil: at + left,
    lasts: left,
    period: status.includes('stale') ? before.period : left + age / rate,
    asOf,
    etag: headers.get('etag'),
    jitter: 100 + Math.round(random() * 500),
    detail,
    failedAt: null,
    failure: null,
    retryAfter: 0,
    gap: gapBetween(before, asOf, rate),
  };
}

/** Two answers that are further apart than this leave a gap: what happened meanwhile is no news any more, ms. */
const AWAY = 120_000;

function gapBetween({ asOf: from, gap }: Freshness, to: number | null, rate: number): Gap | null {
  return from !== null && to !== null && to - from > AWAY * rate ? { from, to } : gap;
}

/** Data older than this many of their periods are old numbers, and look it. */
const OLD_AFTER = 2;
/** For the way here and the jitter of the poll, ms. */
const GRACE = 2000;

/** Whether an answer is older than two of its periods. `now` is world time, epoch ms. */
export function isOld({ asOf, period }: Freshness, now: number, rate: number): boolean {
  return asOf !== null && (now - asOf) / rate > OLD_AFTER * period + GRACE;
}

const byHash = new Map<string, Freshness>();
const listeners = new Set<() => void>();

/** The freshness of a query's answer, by its hash. */
export function freshnessOf(queryHash: string): Freshness {
  return byHash.get(queryHash) ?? UNKNOWN;
}

/** Everything that is known, by the hashes of queries. */
export const allFreshness = () => byHash.entries();

export function keepFreshness(queryHash: string, freshness: Freshness): void {
  byHash.set(queryHash, freshness);
  for (const listener of listeners) listener();
}

/** For a query that left the cache. */
export function dropFreshness(queryHash: string): void {
  byHash.delete(queryHash);
}

/** Calls back whenever the freshness of any answer changed. */
export function onFreshness(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
