import { LRUCache } from 'lru-cache';
import type { Failure } from '#bff/failure.ts';
import { sizeOf, type Version } from './version.ts';

const MAX_KEYS = 5_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Limits of watched keys, in addition to the others. */
const MAX_WATCHED_KEYS = 1_000;
const MAX_WATCHED_BYTES = 64 * 1024 * 1024;
/** An entry without a version: its objects and its key, whose characters take up to two bytes. */
const BYTES_PER_ENTRY = 512;

/** What is stored for a question. */
export interface Entry {
  readonly version: Version | null;
  /** "There is no such thing", said at `since` and believed until `until` (as the instants of a version). */
  readonly absence: { readonly failure: Failure; readonly since: number; readonly until: number } | null;
  /** The last refresh took longer than a client with old data should wait. */
  readonly isSlow: boolean;
  /** When it was last requested, by the machine's monotonic time, ms. */
  requestedAt: number;
}

export interface Store {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  isWatched(key: string): boolean;
  /** Protects the entry of a key from eviction; false if no more keys can be watched. */
  watch(key: string): boolean;
  unwatch(key: string): void;
  entries(): Iterable<Entry>;
  readonly watchedKeys: number;
  /** Of all entries, with their gzip forms. */
  readonly bytes: number;
}

/** The version of an entry, unless it is too old to show or, after the world was moved back, from a future. */
export function usableVersion(entry: Entry | undefined, now: number): Version | null {
  const version = entry?.version;
  return version && version.asOf <= now && now < version.deleteAt ? version : null;
}

function bytesOf(key: string, { version }: Entry): number {
  return BYTES_PER_ENTRY + 2 * key.length + (version ? sizeOf(version) : 0);
}

/**
 * A bounded store in two parts. Watched keys are never evicted, and no more are admitted than fit; of the others the
 * least recently used are evicted. So no number of different requests evicts what is being polled.
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
