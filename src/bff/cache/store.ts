import { LRUCache } from 'lru-cache';
import type { Failure } from '#bff/failure.ts';
import { type RecentVersions, recentVersionOf } from './recent-versions.ts';
import { sizeOf, type Version } from './version.ts';

const MAX_KEYS = 5_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** Additional room for watched keys. */
const MAX_WATCHED_KEYS = 1_000;
const MAX_WATCHED_BYTES = 64 * 1024 * 1024;
/** Overhead of an entry without its version and key. */
const BYTES_PER_ENTRY = 512;

export interface StoreEntry {
  readonly version: Version | null;
  /** "Not found", reported at `since` and valid until `until` (like the instants of a version). */
  readonly absence: { readonly failure: Failure; readonly since: number; readonly until: number } | null;
  /** Whether the last refresh exceeded the soft timeout. */
  readonly isSlow: boolean;
  /** Monotonic time of the last request, ms. */
  requestedAt: number;
}

export interface Store {
  get(key: string): StoreEntry | undefined;
  set(key: string, entry: StoreEntry): void;
  isWatched(key: string): boolean;
  /** Protects an entry from eviction; returns false if there is no room for more watched keys. */
  watch(key: string): boolean;
  unwatch(key: string): void;
  entries(): Iterable<StoreEntry>;
  /** Ends the freshness of versions before their time. */
  expire(now: number, isDue: (key: string, version: Version) => boolean): void;
  readonly watchedKeys: number;
  /** Size of all entries, including their gzip forms, and of the recent versions. */
  readonly bytes: number;
}

/** Returns the version of an entry unless it is too old or, after the world was set back, lies in the future. */
export function usableVersion(entry: StoreEntry | undefined, now: number): Version | null {
  const version = entry?.version;
  return version && version.asOf <= now && now < version.deleteAt ? version : null;
}

function bytesOf(key: string, { version }: StoreEntry): number {
  return BYTES_PER_ENTRY + 2 * key.length + (version ? sizeOf(version) : 0);
}

/**
 * Bounded store in two parts. Watched keys are never evicted, and only admitted while there is room; the others are
 * evicted by least recent use. So no number of different requests evicts polled keys. Versions of watched keys are also
 * added to `recent`, and stay there when newer ones replace them.
 */
export function createStore(recent: RecentVersions): Store {
  const watchedEntries = new Map<string, StoreEntry>();
  let watchedBytes = 0;
  const otherEntries = new LRUCache<string, StoreEntry>({
    max: MAX_KEYS,
    maxSize: MAX_BYTES,
    sizeCalculation: (entry, key) => bytesOf(key, entry),
  });

  function removeWatched(key: string): StoreEntry | undefined {
    const entry = watchedEntries.get(key);
    if (entry) watchedBytes -= bytesOf(key, entry);
    watchedEntries.delete(key);
    return entry;
  }

  function addWatched(key: string, entry: StoreEntry): boolean {
    const bytes = bytesOf(key, entry);
    if (watchedEntries.size >= MAX_WATCHED_KEYS || watchedBytes + bytes > MAX_WATCHED_BYTES) return false;
    watchedEntries.set(key, entry);
    watchedBytes += bytes;
    return true;
  }

  function set(key: string, entry: StoreEntry): void {
    const isStillWatched = removeWatched(key) !== undefined && addWatched(key, entry);
    if (!isStillWatched) {
      otherEntries.set(key, entry);
      recent.release(key);
    }
    if (entry.version && (isStillWatched || recent.has(key))) recent.add(key, recentVersionOf(entry.version));
  }

  return {
    get: (key) => watchedEntries.get(key) ?? otherEntries.get(key),
    set,
    isWatched: (key) => watchedEntries.has(key),
    watch(key) {
      if (watchedEntries.has(key)) return true;
      const entry = otherEntries.peek(key);
      if (!entry || !addWatched(key, entry)) return false;
      otherEntries.delete(key);
      recent.hold(key);
      if (entry.version) recent.add(key, recentVersionOf(entry.version));
      return true;
    },
    unwatch(key) {
      const entry = removeWatched(key);
      if (entry) otherEntries.set(key, entry);
      recent.release(key);
    },
    *entries() {
      yield* watchedEntries.values();
      yield* otherEntries.values();
    },
    expire(now, isDue) {
      for (const [key, entry] of [...watchedEntries, ...otherEntries.entries()]) {
        const { version } = entry;
        if (!version || version.freshUntil <= now || !isDue(key, version)) continue;
        set(key, { ...entry, version: { ...version, freshUntil: now, refreshAt: now } });
      }
    },
    get watchedKeys() {
      return watchedEntries.size;
    },
    get bytes() {
      return watchedBytes + otherEntries.calculatedSize + recent.bytes;
    },
  };
}
