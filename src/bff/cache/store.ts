import { LRUCache } from 'lru-cache';
import type { Failure } from '#bff/failure.ts';
import { sizeOf, type Version } from './version.ts';

const MAX_KEYS = 5_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Additional room for watched keys. */
const MAX_WATCHED_KEYS = 1_000;
const MAX_WATCHED_BYTES = 64 * 1024 * 1024;
/** Overhead of an entry without its version and key. */
const BYTES_PER_ENTRY = 512;

/** Stored state of a key. */
export interface Entry {
  readonly version: Version | null;
  /** "Not found", reported at `since` and valid until `until` (like the instants of a version). */
  readonly absence: { readonly failure: Failure; readonly since: number; readonly until: number } | null;
  /** Whether the last refresh exceeded the soft timeout. */
  readonly isSlow: boolean;
  /** Monotonic time of the last request, ms. */
  requestedAt: number;
}

export interface Store {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  isWatched(key: string): boolean;
  /** Protects an entry from eviction; returns false if there is no room for more watched keys. */
  watch(key: string): boolean;
  unwatch(key: string): void;
  entries(): Iterable<Entry>;
  readonly watchedKeys: number;
  /** Size of all entries, including their gzip forms. */
  readonly bytes: number;
}

/** Returns the version of an entry unless it is too old or, after the world was set back, lies in the future. */
export function usableVersion(entry: Entry | undefined, now: number): Version | null {
  const version = entry?.version;
  return version && version.asOf <= now && now < version.deleteAt ? version : null;
}

function bytesOf(key: string, { version }: Entry): number {
  return BYTES_PER_ENTRY + 2 * key.length + (version ? sizeOf(version) : 0);
}

/**
 * Bounded store in two parts. Watched keys are never evicted, and only admitted while there is room; the others are
 * evicted by least recent use. So no number of different requests evicts polled keys.
 */
export function createStore(): Store {
  const watched = new Map<string, Entry>();
  let watchedBytes = 0;
  const others = new LRUCache<string, Entry>({
    max: MAX_KEYS,
    maxSize: MAX_BYTES,
    sizeCalculation: (entry, key) => bytesOf(key, entry),
  });

  function removeWatched(key: string): Entry | undefined {
    const entry = watched.get(key);
    if (entry) watchedBytes -= bytesOf(key, entry);
    watched.delete(key);
    return entry;
  }

  function addWatched(key: string, entry: Entry): boolean {
    const bytes = bytesOf(key, entry);
    if (watched.size >= MAX_WATCHED_KEYS || watchedBytes + bytes > MAX_WATCHED_BYTES) return false;
    watched.set(key, entry);
    watchedBytes += bytes;
    return true;
  }

  return {
    get: (key) => watched.get(key) ?? others.get(key),
    set(key, entry) {
      const isKept = removeWatched(key) !== undefined && addWatched(key, entry);
      if (!isKept) others.set(key, entry);
    },
    isWatched: (key) => watched.has(key),
    watch(key) {
      if (watched.has(key)) return true;
      const entry = others.peek(key);
      if (!entry || !addWatched(key, entry)) return false;
      others.delete(key);
      return true;
    },
    unwatch(key) {
      const entry = removeWatched(key);
      if (entry) others.set(key, entry);
    },
    *entries() {
      yield* watched.values();
      yield* others.values();
    },
    get watchedKeys() {
      return watched.size;
    },
    get bytes() {
      return watchedBytes + others.calculatedSize;
    },
  };
}
