import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import { createCompactor, type RecentBody, recentBodyBytes } from './compact-body.ts';
import type { Version } from './version.ts';

/** World time for which versions are stored. */
const SPAN_MS = MAX_DELAY_SECONDS * 1_000;
/** Bytes of all versions, with those that were expanded again. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Different bodies of a key whose identity bytes are stored. */
const MAX_RAW_BODIES = 3;
/** Machine time for which the versions of a key are stored after it is no longer watched. */
const IDLE_MS = 60_000;
/** Overhead of a version without its body. */
const BYTES_PER_VERSION = 256;

/** A version that may have been replaced. Its `asOf` is when it arrived, since a slow answer shows what happened until then. */
export interface RecentVersion extends Pick<Version, 'asOf' | 'freshUntil' | 'stretch'> {
  readonly body: RecentBody;
}

/** Returns a version as one of those of the last minutes. */
export function recentVersionOf({ body, receivedAt, freshUntil, stretch }: Version): RecentVersion {
  return { body, asOf: receivedAt, freshUntil, ...(stretch && { stretch }) };
}

interface History {
  /** In the order of `asOf`. */
  versions: RecentVersion[];
  bytes: number;
}

export interface RecentVersions {
  /**
   * Adds a version, newer or older than those there are; one of the same instant is replaced. Versions of a key that is
   * not held are dropped after a minute.
   */
  add(key: string, version: RecentVersion): void;
  has(key: string): boolean;
  /** Returns the newest version not later than `instant` (epoch ms of the world), else the oldest, and the one after it. */
  at(
    key: string,
    instant: number,
  ): { readonly version: RecentVersion; readonly next: RecentVersion | null } | null;
  /** Returns the body with a hash (base64 of SHA-256). */
  find(key: string, sha256: string): RecentBody | null;
  /** Keeps the versions of a key until a minute after `release`. */
  hold(key: string): void;
  release(key: string): void;
  readonly bytes: number;
}

interface Options {
  /** Ageing time of the world, epoch ms. Versions later than that are dropped: the world was set back. */
  readonly now: () => number;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
}

/** @param isHeld whether the newest version is that of the key's entry in the store, which counts its bytes */
function bytesOf(versions: readonly RecentVersion[], isHeld: boolean): number {
  const bodies = new Set(versions.map(({ body }) => body));
  const newestBody = versions.at(-1)?.body;
  if (isHeld && newestBody) bodies.delete(newestBody);
  const bodyBytes = [...bodies].reduce((sum, body) => sum + recentBodyBytes(body), 0);
  return bodyBytes + (versions.length - Number(isHeld)) * BYTES_PER_VERSION;
}

/**
 * Stores the versions of some minutes: the newest ones as they are, older ones in brotli alone. They answer delayed
 * requests, and are the dictionaries of differences.
 */
export function createRecentVersions({ now, elapsed }: Options): RecentVersions {
  const histories = new Map<string, History>();
  const heldKeys = new Set<string>();
  /** Time since which a key is not held, in the order of that time. */
  const idleSince = new Map<string, number>();
  const compactor = createCompactor();
  const maxBytes = MAX_BYTES - compactor.maxBytes;
  let bytes = 0;

  function change(key: string, history: History, versions: RecentVersion[]): void {
    bytes -= history.bytes;
    history.versions = versions;
    history.bytes = versions.length > 0 ? bytesOf(versions, heldKeys.has(key)) : 0;
    bytes += history.bytes;
    if (versions.length > 0) return;
    histories.delete(key);
    idleSince.delete(key);
  }

  function countAgain(key: string): void {
    const history = histories.get(key);
    if (history) change(key, history, history.versions);
  }

  function dropIdle(): void {
    for (const [key, since] of idleSince) {
      if (elapsed() - since < IDLE_MS) return;
      const history = histories.get(key);
      if (history) change(key, history, []);
    }
  }

  /** Drops the oldest version of all until the rest fits: every key loses the same span of time. */
  function dropOldest(): void {
    while (bytes > maxBytes) {
      let oldest: [string, History] | null = null;
      for (const each of histories) if (!oldest || startOf(each[1]) < startOf(oldest[1])) oldest = each;
      if (!oldest) return;
      change(...oldest, oldest[1].versions.slice(1));
    }
  }

  /** Returns the history without versions from before the world was set back. */
  function historyOf(key: string): History | null {
    const history = histories.get(key);
    if (!history) return null;
    const last = history.versions.at(-1);
    if (last && last.asOf > now())
      change(
        key,
        history,
        history.versions.filter(({ asOf }) => asOf <= now()),
      );
    return histories.get(key) ?? null;
  }

  function compactOlder(versions: readonly RecentVersion[]): RecentVersion[] {
    const rawBodies = new Set<RecentBody>();
    return versions
      .toReversed()
      .map((version) => {
        const { body } = version;
        if (rawBodies.size < MAX_RAW_BODIES) rawBodies.add(body);
        if (rawBodies.has(body) || !('identity' in body)) return version;
        return { ...version, body: compactor.compact(body) };
      })
      .toReversed();
  }

  return {
    add(key, { asOf, freshUntil, stretch, body }) {
      if (asOf > now()) return;
      dropIdle();
      const history = historyOf(key) ?? { versions: [], bytes: 0 };
      histories.set(key, history);
      if (!heldKeys.has(key) && !idleSince.has(key)) idleSince.set(key, elapsed());
      const version = { asOf, freshUntil, body, ...(stretch && { stretch }) };
      const versions = [...history.versions.filter((each) => each.asOf !== asOf), version].sort(
        (a, b) => a.asOf - b.asOf,
      );
      const end = (versions.at(-1)?.asOf ?? asOf) - SPAN_MS;
      // The version that was the newest at the start of the span is still needed.
      const start = versions.findLastIndex((each) => each.asOf <= end);
      change(key, history, compactOlder(versions.slice(Math.max(start, 0))));
      dropOldest();
    },
    has: (key) => histories.has(key),
    at(key, instant) {
      const versions = historyOf(key)?.versions ?? [];
      const index = Math.max(
        versions.findLastIndex(({ asOf }) => asOf <= instant),
        0,
      );
      const version = versions[index];
      return version ? { version, next: versions[index + 1] ?? null } : null;
    },
    find(key, sha256) {
      return historyOf(key)?.versions.findLast(({ body }) => body.sha256 === sha256)?.body ?? null;
    },
    hold(key) {
      heldKeys.add(key);
      idleSince.delete(key);
      countAgain(key);
    },
    release(key) {
      if (!heldKeys.delete(key) || !histories.has(key)) return;
      idleSince.set(key, elapsed());
      countAgain(key);
      dropOldest();
    },
    get bytes() {
      dropIdle();
      return bytes + compactor.bytes;
    },
  };
}

/** Returns the instant of the oldest version. */
const startOf = ({ versions }: History) => versions[0]?.asOf ?? Number.POSITIVE_INFINITY;
