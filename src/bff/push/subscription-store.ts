import type { Subscription } from './subscription.ts';

export const MAX_SUBSCRIPTIONS = 20_000;

/** The subscriptions of a server, or of a fleet, by their endpoints or topics. */
export interface SubscriptionStore {
  /** Holds all from now on, in the process that sends. `onChange` is called after changes. */
  open(onChange: () => void): Promise<void>;
  close(): Promise<void>;
  /** Those that this process holds. */
  readonly all: IteratorObject<Subscription>;
  get(id: string): Subscription | null;
  /** Returns one, whichever process holds it. Like the two below it rejects while the store is away. */
  find(id: string): Promise<Subscription | null>;
  /** Adds or replaces one; false: there are too many. */
  put(subscription: Subscription): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Resolves when the changes so far outlive this process, or cannot. */
  flush(): Promise<void>;
}
