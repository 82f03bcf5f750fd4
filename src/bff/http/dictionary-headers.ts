import { LRUCache } from 'lru-cache';
import { lengthOf, type RecentBody } from '#bff/cache/compact-body.ts';
import { hasZstdDictionaries, MAX_DICTIONARY_BYTES } from '#bff/cache/differences.ts';
import type { Version } from '#bff/cache/version.ts';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import type { Operation, Pace } from '#contract/operation.ts';

/** Paces of answers that are polled while they change little by little. */
const PACES: ReadonlySet<Pace> = new Set([
  'live',
  'day',
  'match',
  'table',
  'live_table',
  'odds',
  'live_odds',
]);
/** An answer that is fresh for longer has been replaced in the store before a browser polls again. */
const MAX_PERIOD_MS = MAX_DELAY_SECONDS * 1_000;
/** Characters of the addresses that the API documents, which mean the same in any part of a URL. */
const PLAIN_ADDRESS = /^\/[\w/?&=,.%~+:-]*$/;
/** Characters with a meaning in a URL pattern. */
const PATTERN_SYNTAX = /[*+?:{}()\\]/g;

/** Addresses whose pattern is cached. */
const MAX_MATCHES = 1_000;
/** A pattern takes 4 us, a twelfth of a 304. */
const matches = new LRUCache<string, string>({ max: MAX_MATCHES });

/** Returns the header that names an address as a URL pattern; empty for one with unusual characters. */
function matchOf(url: string): string {
  let match = matches.get(url);
  if (match === undefined) {
    // A backslash of the pattern, and another one for the string of the header.
    const pattern = url.replaceAll(PATTERN_SYNTAX, String.raw`\\$&`);
    match = PLAIN_ADDRESS.test(url) ? `match="${pattern}"` : '';
    matches.set(url, match);
  }
  return match;
}

/** Whether answers of an operation may be differences from earlier ones. */
export function hasDifferences({ pace }: Pick<Operation, 'pace'>): boolean {
  return hasZstdDictionaries && PACES.has(pace);
}

/**
 * Returns `Use-As-Dictionary` (RFC 9842), which asks a browser to name this answer when it requests the same address
 * again; null: the answer is of no use for that.
 *
 * @param url path and query that the browser requests
 */
export function dictionaryOffer(
  url: string,
  { asOf, freshUntil }: Pick<Version, 'asOf' | 'freshUntil'>,
  body: RecentBody,
): string | null {
  const isUseful =
    body.br !== null && lengthOf(body) <= MAX_DICTIONARY_BYTES && freshUntil - asOf <= MAX_PERIOD_MS;
  return (isUseful && matchOf(url)) || null;
}

/** Reads `Available-Dictionary`: a base64 SHA-256 between colons. Returns null for anything else. */
export function readAvailableDictionary(header: string | readonly string[] | undefined): string | null {
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header ?? ''))?.[1] ?? null;
}
