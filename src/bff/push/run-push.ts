import { EMPTY_NEWS, type NewsState } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import { openStateFile } from '#bff/state/state-file.ts';
import { createAlertStream } from './alert-stream.ts';
import { createPushService } from './push-service.ts';
import { readSavedPush } from './saved-push.ts';
import type { Subscription } from './subscription.ts';
import { createSubscriptionStore } from './subscription-store.ts';
import { createSigner, type VapidKeys } from './vapid.ts';

export interface RunPushOptions extends ReceiverOptions {
  readonly keys: VapidKeys;
  /** Address at which push services reach the operator. */
  readonly subject: string;
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
  unsubscribe(endpoint: string): void;
  /** Sends a message to a browser that is subscribed; resolves with whether its push service has taken it. */
  test(endpoint: string): Promise<boolean>;
  readonly count: number;
  close(): Promise<void>;
}

/** Follows the matches while a browser is subscribed, and sends it what it wants to be told. */
export function runPush(options: RunPushOptions): Push {
  const { keys, subject, ownHosts, stateDir, schedule, realNow, log, clock, poster } = options;
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
  const service = createPushService({
    ...options,
    subscriptions,
    stream,
    sign: createSigner(keys, subject),
    post: (request) => poster.post(request, ownHosts.includes(new URL(request.url).host)),
  });
  let stopWatch: (() => void) | null = null;
  let state = EMPTY_NEWS;

  function onLook(next: NewsState): void {
    state = next;
    service.take(state);
    file.save();
    update();
  }

  /** Follows the matches only while somebody is subscribed. */
  function update(): void {
    const isNeeded = subscriptions.all.length > 0;
    if (isNeeded) stopWatch ??= watchNews({ ...options, state, onLook });
    else {
      stopWatch?.();
      stopWatch = null;
    }
  }
  update();

  return {
    subscribe(subscription) {
      const isStored = subscriptions.put(subscription);
      update();
      return isStored;
    },
    unsubscribe(endpoint) {
      subscriptions.delete(endpoint);
      update();
    },
    async test(endpoint) {
      const subscription = subscriptions.get(endpoint);
      return subscription !== null && service.test(subscription);
    },
    get count() {
      return subscriptions.stored.length;
    },
    async close() {
      stopWatch?.();
      service.close();
      await file.flush();
    },
  };
}
