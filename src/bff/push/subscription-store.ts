import { DAY_MS } from '#contract/durations.ts';
import { idOf, type Subscription } from './subscription.ts';

const MAX_SUBSCRIPTIONS = 20_000;
/** A viewer who was not seen for so long is forgotten, ms. */
const MAX_UNSEEN_MS = 60 * DAY_MS;

/** A subscription and when its viewer was seen last, real time, epoch ms. */
export interface StoredSubscription {
  readonly subscription: Subscription;
  readonly seenAt: number;
}

/** The subscriptions of a server by their endpoints or topics. */
export interface SubscriptionStore {
  /** Adds or replaces one; false: there are too many. */
  put(subscription: Subscription): boolean;
  delete(id: string): void;
  get(id: string): Subscription | null;
  /** Those whose viewers were seen in the last 60 days. */
  readonly all: readonly Subscription[];
  readonly stored: readonly StoredSubscription[];
}

/** @param now real time, epoch ms */
export function createSubscriptionStore(
  saved: readonly StoredSubscription[],
  now: () => number,
  onChange: () => void,
): SubscriptionStore {
  const byId = new Map(saved.map((one) => [idOf(one.subscription), one]));

  function forgetOld(): void {
    for (const [id, { seenAt }] of byId) if (now() - seenAt > MAX_UNSEEN_MS) byId.delete(id);
  }

  return {
    put(subscription) {
      const id = idOf(subscription);
      if (!byId.has(id) && byId.size >= MAX_SUBSCRIPTIONS) forgetOld();
      if (!byId.has(id) && byId.size >= MAX_SUBSCRIPTIONS) return false;
      byId.set(id, { subscription, seenAt: now() });
      onChange();
      return true;
    },
    delete(id) {
      if (byId.delete(id)) onChange();
    },
    get: (id) => byId.get(id)?.subscription ?? null,
    get all() {
      forgetOld();
      return [...byId.values()].map(({ subscription }) => subscription);
    },
    get stored() {
      return [...byId.values()];
    },
  };
}
