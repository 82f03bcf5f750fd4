import type { NtfyConfig } from '#bff/config/ntfy.ts';
import { takeShifts } from '#bff/fleet/shift.ts';
import { EMPTY_NEWS, isOfThisWorld, type NewsState } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import type { ProxyServer } from '#bff/upstream/proxy.ts';
import { testNotification } from './notification.ts';
import { createNotifier } from './notifier.ts';
import { createNtfy } from './ntfy.ts';
import type { PushHome } from './push-home.ts';
import { createPushService } from './push-service.ts';
import { type AlertState, savedAlerts } from './saved-alerts.ts';
import { newTopic, type Subscription, type Wishes, wantsAlerts } from './subscription.ts';
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
  readonly home: PushHome;
  onEnd(outcome: 'delivered' | 'gone' | 'dropped'): void;
}

/** Alerts for closed tabs, while this server runs. Subscriptions reject while where they are kept cannot be reached. */
export interface Push {
  /** Adds or replaces a subscription; false: there are too many. */
  subscribe(subscription: Subscription): Promise<boolean>;
  /** Makes a topic for a viewer who has none; null: there are too many subscriptions. */
  openTopic(wishes: Wishes): Promise<string | null>;
  isSubscribed(id: string): Promise<boolean>;
  unsubscribe(id: string): Promise<void>;
  /** Sends a message to one that is subscribed; resolves with whether its push service or ntfy has taken it. */
  test(id: string): Promise<boolean>;
  /** Whether this process sends. */
  readonly isSender: boolean;
  /** Resolves when it is known whether this process sends, and if so, to whom. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Follows the matches while a viewer is subscribed who can be reached, and sends what they want to be told. */
export function runPush(options: RunPushOptions): Push {
  const { vapid, ntfy, home, schedule, clock } = options;
  const { subscriptions, memory } = home;
  const notifier = createNotifier({
    ...options,
    subscriptions,
    transports: {
      push: vapid && createWebPush({ ...options, ...vapid }),
      ntfy: ntfy && createNtfy({ ...options, ntfy }),
    },
  });
  let opening = Promise.resolve();

  async function save(state: AlertState): Promise<boolean> {
    // Another process may have taken over while this one was stopped.
    if (!(await shift.confirm())) return false;
    memory.save(() => savedAlerts(state));
    await memory.flush();
    return shift.isOn;
  }

  /** Sends from now on; resolves with a function that ends it. */
  async function startSending(): Promise<() => Promise<void>> {
    let update = () => {};
    const saved = await memory.read();
    await subscriptions.open(() => update());
    const service = createPushService({
      ...{ ...options, subscriptions, notifier, save },
      seen: saved && isOfThisWorld(saved.seen.asOf, clock) ? saved.seen : null,
      delayed: saved?.delayed ?? [],
      quiet: saved?.quiet ?? [],
    });
    let state = EMPTY_NEWS;
    let stopWatch: (() => void) | null = null;

    function onLook(next: NewsState): void {
      state = next;
      service.take(state);
      update();
    }

    /** Follows the matches only while somebody is subscribed. */
    update = () => {
      const isNeeded = subscriptions.all.some((one) => notifier.canReach(one) && wantsAlerts(one));
      if (isNeeded) stopWatch ??= watchNews({ ...options, state, onLook });
      else {
        stopWatch?.();
        stopWatch = null;
      }
    };
    update();
    return async () => {
      update = () => {};
      stopWatch?.();
      service.close();
      await subscriptions.close();
      await memory.flush();
    };
  }

  const shift = takeShifts(home.claim, schedule, () => {
    const start = startSending();
    opening = start.then(() => {});
    return async () => (await start)();
  });

  return {
    subscribe: subscriptions.put,
    async openTopic(wishes) {
      const topic = newTopic();
      return (await subscriptions.put({ ...wishes, topic })) ? topic : null;
    },
    isSubscribed: async (id) => (await subscriptions.find(id)) !== null,
    unsubscribe: subscriptions.delete,
    async test(id) {
      const subscription = await subscriptions.find(id);
      return subscription !== null && notifier.sendOnce(subscription, testNotification(subscription));
    },
    get isSender() {
      return shift.isOn;
    },
    ready: shift.begun.then(() => opening),
    async close() {
      await shift.end();
      notifier.close();
    },
  };
}
