import { DAY_MS } from '#contract/durations.ts';
import type { Subscription } from './subscription.ts';

const MAX_SUBSCRIPTIONS = 20_000;
/** A browser that was not seen for so long is forgotten, ms. */
const MAX_UNSEEN_MS = 60 * DAY_MS;

/** A subscription and when its browser was seen last, real time, epoch ms. */
export interface StoredSubscription {
  readonly subscription: Subscription;
  readonly seenAt: number;
}

/** The subscriptions of a server by their endpoints. */
export interface SubscriptionStore {
  /** Adds or replaces one; false: there are too many. */
  put(subscription: Subscription): boolean;
  delete(endpoint: string): void;
  get(endpoint: string): Subscription | null;
  /** Those whose browsers were seen in the last 60 days. */
  readonly all: readonly Subscription[];
  readonly stored: readonly StoredSubscription[];
}

/** @param now real time, epoch ms */
export function createSubscriptionStore(
  saved: readonly StoredSubscription[],
  now: () => number,
  onChange: () => void,
): SubscriptionStore {
  const byEndpoint = new Map(saved.map((one) => [one.subscription.endpoint, one]));

  function forgetOld(): void {
    for (const [endpoint, { seenAt }] of byEndpoint)
      if (now() - seenAt > MAX_UNSEEN_MS) byEndpoint.delete(endpoint);
  }

  return {
    put(subscription) {
      const { endpoint } = subscription;
      if (!byEndpoint.has(endpoint) && byEndpoint.size >= MAX_SUBSCRIPTIONS) forgetOld();
      if (!byEndpoint.has(endpoint) && byEndpoint.size >= MAX_SUBSCRIPTIONS) return false;
      byEndpoint.set(endpoint, { subscription, seenAt: now() });
      onChange();
      return true;
    },
    delete(endpoint) {
      if (byEndpoint.delete(endpoint)) onChange();
    },
    get: (endpoint) => byEndpoint.get(endpoint)?.subscription ?? null,
    get all() {
      forgetOld();
      return [...byEndpoint.values()].map(({ subscription }) => subscription);
    },
    get stored() {
      return [...byEndpoint.values()];
    },
  };
}
