import { createHash } from 'node:crypto';
import type { Schedule } from '#bff/cache/watch.ts';
import { Failure } from '#bff/failure.ts';
import type { Fleet } from '#bff/fleet/fleet.ts';
import { StoreUnavailable } from '#bff/fleet/guarded-store.ts';
import { replaceText } from '#bff/fleet/replace-text.ts';
import { DAY_MS } from '#contract/durations.ts';
import {
  isForgotten,
  MAX_UNSEEN_MS,
  readStoredList,
  type StoredSubscription,
  storedList,
} from './stored-subscriptions.ts';
import { idOf } from './subscription.ts';
import { MAX_SUBSCRIPTIONS, type SubscriptionStore } from './subscription-store.ts';

/** They are stored in parts, since a change writes a whole value: about 80 of 20,000. */
const PART_NAMES = Array.from({ length: 256 }, (_, part) => part.toString(16).padStart(2, '0'));
/** The process that holds them reads them again after this time, since messages get lost, and sooner after an error, ms. */
const REFRESH_MS = 300_000;
const RETRY_MS = 10_000;
const COUNT_MS = DAY_MS;

type Part = Map<string, StoredSubscription>;

const partOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 2);

interface SharedSubscriptionsOptions {
  readonly fleet: Fleet;
  readonly schedule: Schedule;
  /** Real time, epoch ms. */
  readonly realNow: () => number;
}

async function orBusy<T>(task: Promise<T>): Promise<T> {
  try {
    return await task;
  } catch (thrown) {
    throw thrown instanceof StoreUnavailable ? new Failure('overloaded', 'busy') : thrown;
  }
}

/**
 * Keeps subscriptions in the store of a fleet, where every process changes them. The process that sends holds all of them,
 * and writes back what the store has lost.
 */
export function sharedSubscriptions(options: SharedSubscriptionsOptions): SubscriptionStore {
  const { fleet, schedule, realNow } = options;
  const { store, keyOf, tell } = fleet;
  /** All parts, in the process that sends. */
  let parts: Map<string, Part> | null = null;
  let onChange = () => {};
  let cancel = () => {};
  let lastEdit: Promise<unknown> = Promise.resolve();
  /** The parts that are being read again. */
  let refreshing: Map<string, Part> | null = null;

  const countKey = () => keyOf('subscriptions');
  const keyOfPart = (part: string) => keyOf(`subscriptions:${part}`);

  async function saveCount(): Promise<void> {
    if (!parts) return;
    const count = parts.values().reduce((sum, { size }) => sum + size, 0);
    await store.set(countKey(), String(count), COUNT_MS);
  }

  async function editNow(part: string, change: (subscriptions: Part) => boolean): Promise<void> {
    // The count is there while the store has all parts; in one that was emptied a part has only what came since.
    const isEmptied = parts !== null && (await store.get(countKey())) === null;
    let next: Part = new Map();
    const written = await replaceText(store, keyOfPart(part), async (text) => {
      const stored = text === null ? null : readStoredList(text);
      const lost = isEmptied || stored === null ? (parts?.get(part)?.values() ?? []) : [];
      const recent = [...lost, ...(stored ?? [])].filter((one) => !isForgotten(one, realNow()));
      next = new Map(recent.map((one) => [idOf(one.subscription), one]));
      const isOther = next.size !== (stored?.length ?? 0);
      if (!change(next) && !isOther) return undefined;
      return { text: JSON.stringify(storedList(next.values())), ttlMs: MAX_UNSEEN_MS };
    });
    if (written) tell({ kind: 'subscriptions', part });
    if (!parts) return;
    parts.set(part, next);
    if (isEmptied) refreshIn(0);
    else await saveCount();
  }

  /** Reads a part, and writes what `change` makes of it, after the edits before; `change` says whether there is a change. */
  function edit(part: string, change: (subscriptions: Part) => boolean = () => false): Promise<void> {
    const task = lastEdit.then(() => editNow(part, change));
    lastEdit = task.catch(() => refreshIn(RETRY_MS));
    return orBusy(task).finally(() => onChange());
  }

  function refreshIn(ms: number): void {
    cancel();
    if (parts) cancel = schedule(() => void refresh(), ms);
  }

  /** Reads all parts, and writes those that the store has lost. */
  async function refresh(): Promise<void> {
    const current = parts;
    if (current === refreshing) return;
    refreshing = current;
    try {
      for (const part of PART_NAMES) if (parts === current) await edit(part);
      await saveCount();
      refreshIn(REFRESH_MS);
    } catch {
      refreshIn(RETRY_MS);
    } finally {
      if (refreshing === current) refreshing = null;
    }
  }

  fleet.onNews((news) => {
    if (news.kind === 'subscriptions' && parts) edit(news.part).catch(() => {});
  });

  const get = (id: string) => parts?.get(partOf(id))?.get(id)?.subscription ?? null;
  return {
    async open(listener) {
      parts = new Map();
      onChange = listener;
      await refresh();
    },
    async close() {
      cancel();
      parts = null;
      onChange = () => {};
    },
    get all() {
      const stored = (parts ?? new Map<string, Part>()).values().flatMap((part) => part.values());
      return stored.map(({ subscription }) => subscription);
    },
    get,
    async find(id) {
      if (parts) return get(id);
      const text = await orBusy(store.get(keyOfPart(partOf(id))));
      const stored = text && readStoredList(text.toString());
      return stored?.find(({ subscription }) => idOf(subscription) === id)?.subscription ?? null;
    },
    async put(subscription) {
      const id = idOf(subscription);
      const isFull = Number(await orBusy(store.get(countKey()))) >= MAX_SUBSCRIPTIONS;
      let isStored = false;
      await edit(partOf(id), (part) => {
        isStored = part.has(id) || !isFull;
        if (isStored) part.set(id, { subscription, seenAt: realNow() });
        return isStored;
      });
      return isStored;
    },
    // They are in the store before they are here.
    flush: async () => {},
    async delete(id) {
      // Also while the store is away.
      parts?.get(partOf(id))?.delete(id);
      await edit(partOf(id), (part) => part.delete(id));
    },
  };
}
