import type { NtfyConfig } from '#bff/config/ntfy.ts';
import { takeShifts } from '#bff/fleet/shift.ts';
import { EMPTY_NEWS, isOfThisWorld, type NewsState } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import type { ProxyServer } from '#bff/upstream/proxy.ts';
import type { WaitStates } from '#contract/push.ts';
import { waitKey } from '#news/alerts/price-waits.ts';
import { testNotification } from './notification.ts';
import { createNotifier } from './notifier.ts';
import { createNtfy } from './ntfy.ts';
import { type PriceWatch, watchPrices } from './price-watch.ts';
import type { PushHome } from './push-home.ts';
import { createPushService, isHiddenFrom } from './push-service.ts';
import { type AlertState, savedAlerts, type ViewerAlerts } from './saved-alerts.ts';
import { idOf, newTopic, type Subscription, type Wishes, wantsAlerts } from './subscription.ts';
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
  /** Number of matches whose prices are watched. */
  readonly maxPriceMatches: number;
  onEnd(outcome: 'delivered' | 'gone' | 'dropped'): void;
}

/** Alerts for closed tabs, while this server runs. Subscriptions reject while where they are kept cannot be reached. */
export interface Push {
  /** Adds or replaces a subscription; false: there are too many. */
  subscribe(subscription: Subscription): Promise<boolean>;
  /** What becomes of the prices that a subscription waits for; what is refused is known to the process that sends. */
  waitStates(id: string): Promise<WaitStates>;
  /** Makes a topic for a viewer who has none; null: there are too many subscriptions. */
  openTopic(wishes: Wishes): Promise<string | null>;
  isSubscribed(id: string): Promise<boolean>;
  unsubscribe(id: string): Promise<void>;
  /** Sends a message to one that is subscribed; resolves with whether its push service or ntfy has taken it. */
  test(id: string): Promise<boolean>;
  /** Whether this process sends. */
  readonly isSender: boolean;
  /** Subscriptions that this process sends to. */
  readonly count: number;
  /** Resolves when it is known whether this process sends, and if so, to whom. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Whether an alert's price is still waited for, and was not told. */
const isWaiting = ({ prices, toldPrices }: Wishes, key: string): boolean =>
  !toldPrices.includes(key) && prices.some((wait) => waitKey(wait) === key);

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
  /** Null: this process sends nothing, or watches no prices. */
  let priceWatch: PriceWatch | null = null;

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
    /** Alerts that are noted as told where subscriptions are kept, before they are sent. */
    async function tell(viewers: readonly ViewerAlerts[]): Promise<void> {
      const waiting: ViewerAlerts[] = [];
      for (const [id, alerts] of viewers) {
        const subscription = subscriptions.get(id);
        if (!subscription) continue;
        const open = alerts.filter(({ key }) => isWaiting(subscription, key));
        const toldPrices = [...subscription.toldPrices, ...open.map(({ key }) => key)];
        // Without the store it is told with a later answer.
        const isNoted =
          open.length > 0 && (await subscriptions.put({ ...subscription, toldPrices }).catch(() => false));
        if (isNoted) waiting.push([id, open]);
      }
      await subscriptions.flush();
      service.tell(waiting);
    }

    let state = EMPTY_NEWS;
    priceWatch =
      options.maxPriceMatches > 0
        ? watchPrices({
            ...options,
            maxMatches: options.maxPriceMatches,
            subscriptions: () => subscriptions.all.filter(notifier.canReach),
            matches: () => state.store.entries,
            isHidden: (alert, wishes) => isHiddenFrom(alert, wishes, clock.now()),
            onAlerts: (viewers) => void tell(viewers),
          })
        : null;
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
      priceWatch?.close();
      priceWatch = null;
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
    async subscribe(subscription) {
      if (subscription.prices.length === 0) return subscriptions.put(subscription);
      const { toldPrices = [] } = (await subscriptions.find(idOf(subscription))) ?? {};
      return subscriptions.put({
        ...subscription,
        toldPrices: toldPrices.filter((key) => subscription.prices.some((wait) => waitKey(wait) === key)),
      });
    },
    async waitStates(id) {
      const subscription = await subscriptions.find(id);
      if (!subscription) return { toldKeys: [], refusedKeys: [] };
      return priceWatch?.statesOf(subscription) ?? { toldKeys: subscription.toldPrices, refusedKeys: [] };
    },
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
    get count() {
      return subscriptions.all.reduce((sum) => sum + 1, 0);
    },
    ready: shift.begun.then(() => opening),
    async close() {
      await shift.end();
      notifier.close();
    },
  };
}
