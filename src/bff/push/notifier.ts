import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import { createDeliveries } from '#bff/webhooks/deliveries.ts';
import type { Attempt } from '#bff/webhooks/post.ts';
import type { Notification } from './notification.ts';
import { type Address, type BrowserAddress, idOf, type TopicAddress } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';
import type { Route, Transport } from './transport.ts';

/** A notification is tried again for so long, ms. */
const MAX_AGE_MS = 60_000;
/** Notifications that wait for one address. */
const MAX_WAITING = 20;

interface NotifierOptions {
  readonly subscriptions: SubscriptionStore;
  /** Ways to reach browsers and topics; null: this server has none. */
  readonly transports: {
    readonly push: Transport<BrowserAddress> | null;
    readonly ntfy: Transport<TopicAddress> | null;
  };
  readonly schedule: Schedule;
  /** Real time, epoch ms. */
  readonly realNow: () => number;
  readonly log: Log;
  onEnd(outcome: 'delivered' | 'gone' | 'dropped'): void;
}

/** Delivers notifications to the addresses of subscriptions, by their ids. */
export interface Notifier {
  /** Whether this server has a way to an address. */
  canReach(address: Address): boolean;
  /**
   * Delivers a notification, after those that wait for its address. It is written for each attempt, since the viewer's wishes
   * may have changed; null: it is not wanted any more.
   */
  send(id: string, write: () => Notification | null): void;
  /** Delivers a notification now or not at all; resolves with whether it was taken. */
  sendOnce(address: Address, notification: Notification): Promise<boolean>;
  close(): void;
}

const FORGOTTEN: Attempt = { outcome: 'refused', reason: 'forgotten', retryAfterMs: null };
const UNWANTED: Attempt = { outcome: 'refused', reason: 'unwanted', retryAfterMs: null };

export function createNotifier(options: NotifierOptions): Notifier {
  const { subscriptions, transports, schedule, realNow, log, onEnd } = options;
  const { push, ntfy } = transports;
  const canReach = (address: Address) => ('topic' in address ? ntfy : push) !== null;

  function routeTo(address: Address | null): Route | null {
    if (!address) return null;
    return ('topic' in address ? ntfy?.(address) : push?.(address)) ?? null;
  }

  const post = async (notification: Notification, address: Address | null) =>
    routeTo(address)?.post(notification) ?? FORGOTTEN;

  function end(
    id: string,
    address: Address | null,
    { outcome, reason }: Omit<Attempt, 'retryAfterMs'>,
  ): void {
    if (reason === UNWANTED.reason) return;
    const route = routeTo(address);
    // An endpoint ends; of a topic that is refused our address or token is the cause.
    const isGone = (reason === '404' || reason === '410') && URL.canParse(id);
    // If the store is away, it is gone at the next message, too.
    if (isGone) subscriptions.delete(id).catch(() => {});
    if (outcome === 'delivered') onEnd('delivered');
    else if (isGone || !route) onEnd('gone');
    else {
      // Of 403 our keys or our subject are the cause, not the browser.
      log('warn', 'push message dropped', { service: route.service, reason });
      onEnd('dropped');
    }
  }

  const deliveries = createDeliveries<() => Notification | null>({
    maxAgeMs: MAX_AGE_MS,
    maxWaiting: MAX_WAITING,
    schedule,
    now: realNow,
    async post(write, id) {
      const notification = write();
      // The address may have been forgotten meanwhile.
      return notification ? post(notification, subscriptions.get(id)) : UNWANTED;
    },
    onEnd: (id, last) => end(id, subscriptions.get(id), last),
  });

  return {
    canReach,
    send(receiver, message) {
      if (routeTo(subscriptions.get(receiver))) deliveries.add([{ receiver, message, since: realNow() }]);
    },
    async sendOnce(address, notification) {
      const attempt = await post(notification, address);
      end(idOf(address), address, attempt);
      return attempt.outcome === 'delivered';
    },
    close: () => deliveries.close(),
  };
}
