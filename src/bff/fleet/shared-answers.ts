import type { ApiRequest } from '#bff/api-request.ts';
import type { Version } from '#bff/cache/version.ts';
import type { Schedule } from '#bff/cache/watch.ts';
import { asFailure, Failure } from '#bff/failure.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { StoreUnavailable } from './guarded-store.ts';
import type { LatestEnd } from './latest-end.ts';
import { createLeases, type Lease } from './leases.ts';
import type { SharedHistory } from './shared-history.ts';
import type { Discard, SharedStore } from './shared-store.ts';
import { bytesOfBody, type FindBody, headOf, readData, readHead, versionOf } from './shared-version.ts';

/** Interval at which a process looks for the version that another is fetching, in case it misses the message. */
const POLL_MS = 100;
/** Time for which a replaced body stays readable, since processes keep recent versions. */
const REPLACED_BODY_MS = 310_000;
/** Time that others need to read a version at its end. */
const MIN_TTL_MS = 10_000;

export type Load = (
  apiRequest: ApiRequest,
  previous: Version | null,
  signal: AbortSignal,
) => Promise<Version>;

export interface SharedAnswersOptions {
  readonly store: SharedStore;
  /** Identifies this process. */
  readonly owner: string;
  readonly clock: AgeingClock;
  readonly schedule: Schedule;
  readonly history: SharedHistory;
  readonly latestEnd: LatestEnd;
  readonly discard: Discard;
  readonly findBody: FindBody;
  /** Returns the store's name of a key. */
  keyOf(kind: 'head' | 'body' | 'lease', key: string): string;
  /** Tells the other processes that the store has a new version of a key. */
  announce(key: string): void;
  /** Returns the version of a key in this process; null: none, or none that is to be followed. */
  current(key: string): Version | null;
  adopt(key: string, version: Version): void;
  onEvent(event: 'fetched' | 'adopted'): void;
}

export interface SharedAnswers {
  /** Returns a loader that fetches a version once for all processes, and by itself if the store is away. */
  load(inner: Load): Load;
  /** Takes over the version that another process has announced. */
  onAnnouncement(key: string): void;
}

/** Shares versions by the store: one process fetches a key, the others take its version over. */
export function createSharedAnswers(options: SharedAnswersOptions): SharedAnswers {
  const { store, clock, schedule, history, latestEnd, discard, findBody, keyOf } = options;
  const { announce, current, adopt, onEvent } = options;
  const leases = createLeases(store, options.owner, schedule);
  /** Loads that wait for another process, by key. */
  const waiters = new Map<string, Set<() => void>>();

  const ttlOf = (worldMs: number) => Math.max(worldMs / Math.max(clock.rate, 1), MIN_TTL_MS);

  /** Returns the store's version of a key if it is fresh and newer than `previous`. */
  async function newerVersion(key: string, previous: Version | null): Promise<Version | null> {
    const name = keyOf('head', key);
    const bytes = await store.get(name);
    if (!bytes) return null;
    const now = clock.ageingNow();
    const head = readHead(bytes, now) ?? discard(name);
    if (!head || head.freshUntil <= now || head.asOf <= (previous?.asOf ?? 0)) return null;
    const isSame = previous?.body.sha256 === head.sha256;
    const content = isSame ? readData(previous.body) : await findBody(head);
    if (!content) return null;
    const end = latestEnd(key, content.data, head.asOf, head.stretch !== undefined);
    if (end <= now) return null;
    onEvent('adopted');
    return versionOf(head, content.body, end);
  }

  async function write(key: string, version: Version, previous: Version | null): Promise<void> {
    const bytes = bytesOfBody(version.body);
    if (!bytes) return;
    const ttlMs = ttlOf(version.deleteAt - clock.ageingNow());
    const { sha256 } = version.body;
    const isNew = previous?.body.sha256 !== sha256;
    const bodyKey = keyOf('body', sha256);
    // Sent at once: the store runs the commands of a connection in order, so the head follows its body.
    const bodyWrite = isNew ? store.set(bodyKey, bytes, ttlMs) : store.extend(bodyKey, ttlMs);
    const headWrite = store.set(keyOf('head', key), JSON.stringify(headOf(version)), ttlMs);
    announce(key);
    const [isStored] = await Promise.all([bodyWrite, headWrite]);
    if (isStored === false) await store.set(bodyKey, bytes, ttlMs);
    if (isNew && previous) await store.extend(keyOf('body', previous.body.sha256), REPLACED_BODY_MS);
    await history.add(key, version, Math.max(ttlMs, REPLACED_BODY_MS));
  }

  /** Resolves when a version of `key` is announced, or after a moment. */
  function announcement(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const group = waiters.get(key) ?? new Set();
      waiters.set(key, group);
      const leave = () => {
        cancel();
        signal.removeEventListener('abort', abort);
        group.delete(wake);
        if (group.size === 0) waiters.delete(key);
      };
      const wake = () => {
        leave();
        resolve();
      };
      const abort = () => {
        leave();
        reject(new Failure('upstream_unavailable', 'timeout'));
      };
      const cancel = schedule(wake, POLL_MS);
      group.add(wake);
      signal.addEventListener('abort', abort);
    });
  }

  async function fetchFor(
    lease: Lease,
    inner: Load,
    [apiRequest, previous, signal]: Parameters<Load>,
  ): Promise<Version> {
    try {
      const version = await inner(apiRequest, previous, signal);
      write(apiRequest.key, version, previous).catch(() => {});
      lease.end();
      onEvent('fetched');
      return version;
    } catch (thrown) {
      lease.fail(asFailure(thrown));
      throw thrown;
    }
  }

  return {
    load: (inner) => async (apiRequest, previous, signal) => {
      const { key, operation } = apiRequest;
      if (!previous && operation.pace !== 'catalogue') history.restore(key).catch(() => {});
      const leaseKey = `${keyOf('lease', key)} ${previous?.asOf ?? 0}`;
      let lease: Lease | null = null;
      try {
        for (;;) {
          const version = await newerVersion(key, previous);
          if (version) return version;
          lease = await leases.take(leaseKey);
          if (lease) break;
          await announcement(key, signal);
        }
      } catch (thrown) {
        if (!(thrown instanceof StoreUnavailable)) throw thrown;
        return inner(apiRequest, previous, signal);
      }
      return fetchFor(lease, inner, [apiRequest, previous, signal]);
    },
    onAnnouncement(key) {
      const group = waiters.get(key);
      if (group) {
        for (const wake of [...group]) wake();
        return;
      }
      const version = current(key);
      if (!version) return;
      void newerVersion(key, version).then(
        (newer) => newer && adopt(key, newer),
        () => {},
      );
    },
  };
}
