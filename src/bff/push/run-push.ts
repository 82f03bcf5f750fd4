import type { NtfyConfig } from '#bff/config/ntfy.ts';
import { EMPTY_NEWS, type NewsState } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import { openStateFile } from '#bff/state/state-file.ts';
import type { ProxyServer } from '#bff/upstream/proxy.ts';
import { createAlertStream } from './alert-stream.ts';
import { testNotification } from './notification.ts';
import { createNotifier } from './notifier.ts';
import { createNtfy } from './ntfy.ts';
import { createPushService } from './push-service.ts';
import { readSavedPush } from './saved-push.ts';
import { newTopic, type Subscription, type Wishes } from './subscription.ts';
import { createSubscriptionStore } from './subscription-store.ts';
import type { VapidKeys } from './vapid.ts';
import { createWebPush } from './web-push.ts';

export interface RunPushOptions extends ReceiverOptions {
  /** Our keys and the address at which push services reach the operator; null: no browser can be reached. */
  readonly vapid: { readonly keys: VapidKeys; readonly subject: string } | null;
  /** Null: there are no topics. */
  readonly ntfy: NtfyConfig | null;
  /** Through which ntfy is reached; null: none. */
  readonly proxy: ProxyServer | null;
  /** Host names that endpoints may have besides those of the known push services. */
  readonly ownHosts: readonly string[];
  /** Folder of the subscriptions. */
  readonly stateDir: string;
  onEnd(outcome: 'delivered' | 'gone' | 'dropped'): void;
}

/** Alerts for closed tabs, while this server runs. */
export interface Push {
  /** Adds or replaces a subscription; false: there are too many. */
  subscribe(subscription: Subscription): boolean;
  /** Makes a topic for a viewer who has none; null: there are too many subscriptions. */
  openTopic(wishes: Wishes): string | null;
  isSubscribed(id: string): boolean;
  unsubscribe(id: string): void;
  /** Sends a message to one that is subscribed; resolves with whether its push service or ntfy has taken it. */
  test(id: string): Promise<boolean>;
  readonly count: number;
  close(): Promise<void>;
}

/** Follows the matches while a viewer is subscribed who can be reached, and sends what they want to be told. */
export function runPush(options: RunPushOptions): Push {
  const { vapid, ntfy, stateDir, schedule, realNow, log, clock } = options;
  const file = openStateFile({
    directory: stateDir,
    name: 'push.json',
    subject: 'push',
    log,
    schedule,
    currentState: () => ({ version: 1, subscriptions: subscriptions.stored, alerts: stream.memory }),
    parse: readSavedPush,
  });
  const saved = file.read();
  const subscriptions = createSubscriptionStore(saved?.subscriptions ?? [], realNow, () => file.save());
  // The embedded world may have been set back.
  const isUsable = saved !== null && saved.alerts.asOf <= clock.ageingNow();
  const stream = createAlertStream(isUsable ? saved.alerts : null);
  const notifier = createNotifier({
    ...options,
    subscriptions,
    transports: {
      push: vapid && createWebPush({ ...options, ...vapid }),
      ntfy: ntfy && createNtfy({ ...options, ntfy }),
    },
  });
  const service = createPushService({ ...options, subscriptions, stream, notifier });
  let stopWatch: (() => void) | null = null;
  let state = EMPTY_NEWS;

  function onLook(next: NewsState): void {
    const isNew = next !== state;
    state = next;
    // While no list comes, it looks every second.
    if (service.take(state) || isNew) file.save();
    update();
  }

  /** Follows the matches only while somebody is subscribed. */
  function update(): void {
    const isNeeded = subscriptions.all.some(notifier.canReach);
    if (isNeeded) stopWatch ??= watchNews({ ...options, state, onLook });
    else {
      stopWatch?.();
      stopWatch = null;
    }
  }
  update();

  function subscribe(subscription: Subscription): boolean {
    const isStored = subscriptions.put(subscription);
    update();
    return isStored;
  }

  return {
    subscribe,
    openTopic(wishes) {
      const topic = newTopic();
      return subscribe({ ...wishes, topic }) ? topic : null;
    },
    isSubscribed: (id) => subscriptions.get(id) !== null,
    unsubscribe(id) {
      subscriptions.delete(id);
      update();
    },
    async test(id) {
      const subscription = subscriptions.get(id);
      return subscription !== null && notifier.sendOnce(id, testNotification(subscription));
    },
    get count() {
      return subscriptions.stored.length;
    },
    async close() {
      stopWatch?.();
      service.close();
      notifier.close();
      await file.flush();
    },
  };
}
