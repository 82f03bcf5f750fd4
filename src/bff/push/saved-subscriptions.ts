import type { Schedule } from '#bff/cache/watch.ts';
import { Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import { openMemory } from '#bff/state/memory.ts';
import { isForgotten, readStoredList, type StoredSubscription, storedList } from './stored-subscriptions.ts';
import { idOf } from './subscription.ts';
import { MAX_SUBSCRIPTIONS, type SubscriptionStore } from './subscription-store.ts';

interface SavedSubscriptionsOptions {
  readonly stateDir: string;
  readonly log: Log;
  readonly schedule: Schedule;
  /** Real time, epoch ms. */
  readonly realNow: () => number;
}

/** Keeps the subscriptions of a process that is alone in a file of its folder. */
export function savedSubscriptions(options: SavedSubscriptionsOptions): SubscriptionStore {
  const { realNow } = options;
  const memory = openMemory({ ...options, name: 'push', sharedMs: 0, fleet: null, parse: readStoredList });
  let byId: Map<string, StoredSubscription> | null = null;
  let onChange = () => {};

  function forgetOld(): void {
    for (const [id, stored] of byId ?? []) if (isForgotten(stored, realNow())) byId?.delete(id);
  }

  /** Returns all; rejects where another process has the folder, and so those that count. */
  function stored(): Map<string, StoredSubscription> {
    if (!byId) throw new Failure('overloaded', 'busy', { isUnsent: true });
    return byId;
  }

  function onEdit(): void {
    memory.save(() => storedList(byId?.values() ?? []));
    onChange();
  }

  const get = (id: string) => byId?.get(id)?.subscription ?? null;
  return {
    async open(listener) {
      const saved = (await memory.read()) ?? [];
      byId = new Map(saved.slice(0, MAX_SUBSCRIPTIONS).map((one) => [idOf(one.subscription), one]));
      onChange = listener;
    },
    async close() {
      await memory.flush();
      byId = null;
    },
    get all() {
      forgetOld();
      return (byId ?? new Map<string, StoredSubscription>()).values().map(({ subscription }) => subscription);
    },
    get,
    find: async (id) => stored().get(id)?.subscription ?? null,
    async put(subscription) {
      const id = idOf(subscription);
      if (!stored().has(id)) forgetOld();
      if (!stored().has(id) && stored().size >= MAX_SUBSCRIPTIONS) return false;
      stored().set(id, { subscription, seenAt: realNow() });
      onEdit();
      return true;
    },
    flush: memory.flush,
    async delete(id) {
      if (stored().delete(id)) onEdit();
    },
  };
}
