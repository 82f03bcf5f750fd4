import type { Schedule } from '#bff/cache/watch.ts';
import { type ConnectedStore, kindOfStoreError, type SharedStore } from './shared-store.ts';

/** Time for a reply. A store in the same network takes less than 1 ms; the shortest soft timeout is 500 ms. */
const DEADLINE_MS = 250;
/** Time for which the store is left alone after an error. */
const PAUSE_MS = 2_000;
/** Unanswered probes after which the connection counts as dead. */
const MAX_SILENT_PROBES = 3;
/** Longest wait of a start for the first connection, and the interval of attempts until it is there. */
const START_MS = 500;
const START_INTERVAL_MS = 50;

const PROBE_KEY = 'touchline:1:probe';
const PROBE_TTL_MS = 1_000;

/** Why a command failed: no reply in time, or an error of the connection or of the store. */
export type StoreError = 'timeout' | 'error';

/** A command was not sent or not answered; callers do without the store. */
export class StoreUnavailable extends Error {}

export interface GuardedStore extends SharedStore {
  readonly isUp: boolean;
  /** Resolves when the store is there, or after half a second without it. */
  readonly start: Promise<void>;
  close(): void;
}

export interface GuardedStoreOptions {
  readonly store: ConnectedStore;
  readonly schedule: Schedule;
  onError(error: StoreError): void;
  /** Called when the store becomes available (null) or unavailable, with the kind of its error. */
  onChange(cause: string | null): void;
}

/**
 * Gives every command a deadline. After an error the store is left alone, so that its faults delay no further request,
 * until a probe that writes is answered in time.
 */
export function createGuardedStore({
  store,
  schedule,
  onError,
  onChange,
}: GuardedStoreOptions): GuardedStore {
  let isUp = false;
  let isClosed = false;
  let silentProbes = 0;
  let startCause = 'timeout';
  let cancelProbe = () => {};
  let cancelStart = () => {};
  const { promise: start, resolve: endStart } = Promise.withResolvers<void>();

  function withDeadline<T>(command: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const expire = () => {
        onError('timeout');
        reject(new StoreUnavailable('timeout'));
      };
      // A blocked event loop runs its timers before it reads replies that have arrived.
      const cancel = schedule(() => setImmediate(expire), DEADLINE_MS);
      command().then(
        (value) => {
          cancel();
          resolve(value);
        },
        (thrown) => {
          cancel();
          onError('error');
          reject(new StoreUnavailable(kindOfStoreError(thrown)));
        },
      );
    });
  }

  function setUp(next: boolean, cause: string | null = null): void {
    if (isUp === next) return;
    isUp = next;
    onChange(cause);
  }

  function pause(cause: string): void {
    setUp(false, cause);
    cancelProbe();
    if (!isClosed) cancelProbe = schedule(() => void probe(), PAUSE_MS);
  }

  async function probe(): Promise<void> {
    try {
      await withDeadline(() => store.set(PROBE_KEY, '1', PROBE_TTL_MS));
      silentProbes = 0;
      setUp(true);
      endStart();
    } catch (error) {
      const { message: cause } = error as StoreUnavailable;
      if (cause === 'timeout') silentProbes += 1;
      if (silentProbes >= MAX_SILENT_PROBES && !isClosed) {
        silentProbes = 0;
        store.reconnect();
      }
      pause(cause);
    }
  }

  async function run<T>(command: () => Promise<T>): Promise<T> {
    if (!isUp) throw new StoreUnavailable('paused');
    try {
      return await withDeadline(command);
    } catch (error) {
      if (isUp) pause((error as StoreUnavailable).message);
      throw error;
    }
  }

  /** Probes in short intervals until the first success, so that a process shares as early as it can. */
  async function connectFirst(): Promise<void> {
    const isThere = await new Promise<boolean>((resolve) => {
      cancelStart = schedule(() => resolve(false), DEADLINE_MS);
      store.set(PROBE_KEY, '1', PROBE_TTL_MS).then(
        () => resolve(true),
        (thrown) => {
          startCause = kindOfStoreError(thrown);
          resolve(false);
        },
      );
    });
    cancelStart();
    if (isClosed) return;
    if (isThere) {
      setUp(true);
      endStart();
    } else cancelStart = schedule(() => void connectFirst(), START_INTERVAL_MS);
  }

  schedule(() => {
    if (!isUp && !isClosed) onChange(startCause);
    endStart();
  }, START_MS);
  void connectFirst();

  return {
    get isUp() {
      return isUp;
    },
    start,
    get: (key) => run(() => store.get(key)),
    set: (key, value, ttlMs) => run(() => store.set(key, value, ttlMs)),
    extend: (key, ttlMs) => run(() => store.extend(key, ttlMs)),
    replace: (key, expected, next, ttlMs) => run(() => store.replace(key, expected, next, ttlMs)),
    add: (key, count, ttlMs) => run(() => store.add(key, count, ttlMs)),
    publish: (message) => run(() => store.publish(message)),
    onMessage: store.onMessage,
    close() {
      isClosed = true;
      cancelProbe();
      cancelStart();
      endStart();
      store.close();
    },
  };
}
