import { createHash, randomUUID } from 'node:crypto';
import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import { type FleetMessage, type News, readFleetMessage } from './fleet-message.ts';
import { createGuardedStore, type GuardedStore, type StoreError } from './guarded-store.ts';
import type { ConnectedStore } from './shared-store.ts';

/** Format of keys and values: another one is another fleet, so old and new releases may share a store. */
const FORMAT = 'touchline:1';

/** What happens with the store, for the metrics: `fetched` and `adopted` are answers. */
export type FleetEvent = StoreError | 'garbage' | 'fetched' | 'adopted';

export interface FleetOptions {
  readonly store: ConnectedStore;
  /** Epoch ms of the world. */
  readonly now: () => number;
  readonly schedule: Schedule;
  readonly log: Log;
  /** Returns a text that is the same in all processes whose answers are the same, without secrets. */
  identity(): string;
  onEvent(event: FleetEvent): void;
}

/** The processes that share a store. */
export interface Fleet {
  /** Identifies this process. */
  readonly id: string;
  readonly store: GuardedStore;
  /** When the store became available or unavailable, epoch ms of the world. */
  readonly storeSince: number;
  /** Returns the key of this fleet for a name. */
  keyOf(name: string): string;
  tell(news: News): void;
  onNews(listener: (news: News) => void): void;
  onEvent(event: FleetEvent): void;
  close(): void;
}

export function createFleet({
  store: connection,
  now,
  schedule,
  log,
  identity,
  onEvent,
}: FleetOptions): Fleet {
  const id = randomUUID();
  let storeSince = now();
  const store = createGuardedStore({
    store: connection,
    schedule,
    onError: onEvent,
    onChange(cause) {
      storeSince = now();
      if (cause === null) log('info', 'shared store available');
      else log('warn', 'shared store away', { cause });
    },
  });
  let hashed = { text: '', scope: '' };

  /** Returns the fleet's part of keys: a hash, so that the store does not hold the account's user. */
  function scope(): string {
    const text = identity();
    if (text !== hashed.text)
      hashed = { text, scope: createHash('sha256').update(text).digest('hex').slice(0, 16) };
    return hashed.scope;
  }

  return {
    id,
    store,
    get storeSince() {
      return storeSince;
    },
    keyOf: (name) => `${FORMAT}:${scope()}:${name}`,
    tell(news) {
      const message: FleetMessage = { from: id, scope: scope(), news };
      store.publish(JSON.stringify(message)).catch(() => {});
    },
    onNews(listener) {
      store.onMessage((text) => {
        const message = readFleetMessage(text);
        if (!message) return onEvent('garbage');
        if (message.from !== id && message.scope === scope()) listener(message.news);
      });
    },
    onEvent,
    close: () => store.close(),
  };
}
