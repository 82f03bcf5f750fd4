import { type Gap, isGap } from '#news/gap.ts';
import { createStore } from '#web/state/store.ts';
import { withWindow } from './with-window.ts';

/** Metadata of an answer, stored outside of it, so that an unchanged answer renders nothing. */
export interface Freshness {
  /** End of freshness, by `performance.now()`. */
  readonly freshUntil: number;
  /** Remaining part of its period at arrival, in real ms. */
  readonly remainingMs: number;
  /** Age of the data at arrival, in real ms. */
  readonly ageMs: number;
  /** Time for which an answer of this kind is fresh, in real ms. */
  readonly period: number;
  /** World's instant of the data, epoch ms; null if the response did not state it. */
  readonly asOf: number | null;
  readonly etag: string | null;
  /** Spreads the polls of many viewers: 100 to 600 ms, random per answer. */
  readonly jitter: number;
  /** Reason for a stale answer or a longer period (`Cache-Status`, detail and window); null without one. */
  readonly detail: string | null;
  /** Time of the last failure since, by `performance.now()`; null after a success. */
  readonly failedAt: number | null;
  /** Error code of that failure. */
  readonly failure: string | null;
  /** Delay that the failed response demands (`Retry-After`), ms. */
  readonly retryAfter: number;
  /** Requested datasets that the account's plan lacks. */
  readonly refused?: readonly string[] | undefined;
  /** The last gap; null if there was none. The same object until the next one. */
  readonly gap: Gap | null;
}

const MIN_POLL_GAP_MS = 1000;
/** Data that have missed this many polls are old. */
const MAX_AGE_POLLS = 2;
/** Used for a first request that failed, when no period is known. */
export const UNKNOWN: Freshness = {
  freshUntil: 0,
  remainingMs: 0,
  ageMs: 0,
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

/** The time between two polls: the answer's period, but at least `minMs`. Both the next poll and the age limit follow it. */
const pollInterval = ({ period }: Freshness, minMs: number) => Math.max(period, minMs);

/**
 * Returns the delay of the next poll, in ms; false for none. It follows the headers of the last answer, so that the BFF
 * alone decides; after an error it is two periods, or `Retry-After`.
 *
 * @param isDone whether nothing in the answer can change: every match is finished or off
 * @param minMs minimum of the interval, counted from the data, which may be old at arrival
 */
export function nextPoll(freshness: Freshness, now: number, isDone: boolean, minMs = 0): number | false {
  const { failedAt, freshUntil, remainingMs, ageMs, retryAfter, jitter } = freshness;
  if (isDone && failedAt === null) return false;
  const due =
    failedAt === null
      ? freshUntil + Math.max(minMs - ageMs - remainingMs, 0)
      : failedAt + Math.max(MAX_AGE_POLLS * pollInterval(freshness, minMs), retryAfter);
  return Math.max(due - now + jitter, MIN_POLL_GAP_MS);
}

/**
 * Reads the freshness from the headers of a response: `next` or `max-age` is the time until a newer one is expected, in real
 * seconds, `Age` is in seconds of the world. `at`: arrival, by `performance.now()`.
 *
 * @param previous the previous freshness, whose period is a stale answer's, too, unless that says a longer one
 * @param rate world seconds per real second
 */
export function readFreshness(
  headers: Headers,
  at: number,
  previous: Freshness,
  rate: number,
  random = Math.random,
): Freshness {
  const age = Number(headers.get('age') ?? 0) * 1000;
  const world = Number.parseInt(headers.get('world-time') ?? '', 10);
  const ageMs = age / rate;
  const asOf = Number.isNaN(world) ? null : world - age;
  const status = headers.get('cache-status') ?? '';
  const next = status.match(/\bnext=([\d.]+)/) ?? headers.get('cache-control')?.match(/\bmax-age=(\d+)/);
  const remainingMs = Number(next?.[1] ?? 5) * 1000;
  const ttlMs = Number(status.match(/\bttl=(-?\d+)/)?.[1] ?? Number.NEGATIVE_INFINITY) * 1000;
  const detail = status.match(/\bdetail="?([\w-]+)/)?.[1];
  return {
    freshUntil: at + remainingMs,
    remainingMs,
    ageMs,
    period: status.includes('stale') ? Math.max(previous.period, ttlMs + ageMs) : remainingMs + ageMs,
    asOf,
    etag: headers.get('etag'),
    jitter: 100 + Math.round(random() * 500),
    detail: detail === undefined ? null : withWindow(detail, headers),
    failedAt: null,
    failure: null,
    retryAfter: 0,
    gap: gapBetween(previous, asOf, rate),
  };
}

function gapBetween(previous: Freshness, to: number | null, rate: number): Gap | null {
  const { asOf: from, gap } = previous;
  return from !== null && to !== null && isGap(from, to, previous.period, rate) ? { from, to } : gap;
}

/** Allowance for the network and the jitter, ms. */
const GRACE_MS = 2000;

/**
 * Returns the world's instant after which an answer is old, epoch ms: nothing else decides that.
 *
 * @param minMs minimum of the interval at which it is polled
 */
export function oldAfter(freshness: Freshness, rate: number, minMs = 0): number {
  if (freshness.asOf === null) return Number.POSITIVE_INFINITY;
  return freshness.asOf + (MAX_AGE_POLLS * pollInterval(freshness, minMs) + GRACE_MS) * rate;
}

/** The freshness of all answers, by their queries' hashes. */
export const freshness = createStore<ReadonlyMap<string, Freshness>>(new Map());

export function freshnessOf(queryHash: string): Freshness {
  return freshness.get().get(queryHash) ?? UNKNOWN;
}

export function setFreshness(queryHash: string, ofAnswer: Freshness): void {
  freshness.set(new Map(freshness.get()).set(queryHash, ofAnswer));
}

/** Removes the entry of a query that left the cache. */
export function dropFreshness(queryHash: string): void {
  freshness.set(new Map([...freshness.get()].filter(([hash]) => hash !== queryHash)));
}
