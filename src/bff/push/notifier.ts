import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import { createDeliveries } from '#bff/webhooks/deliveries.ts';
import type { Attempt } from '#bff/webhooks/post.ts';
import type { Notification } from './notification.ts';
import type { Address, BrowserAddress, TopicAddress } from './subscription.ts';
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
  /** Delivers a notification, after those that wait for its address. */
  send(id: string, notification: Notification): void;
  /** Delivers a notification now or not at all; resolves with whether it was taken. */
  sendOnce(id: string, notification: Notification): Promise<boolean>;
  close(): void;
}

const FORGOTTEN: Attempt = { outcome: 'refused', reason: 'forgotten', retryAfterMs: null };

export function createNotifier(options: NotifierOptions): Notifier {
  const { subscriptions, transports, schedule, realNow, log, onEnd } = options;
  const { push, ntfy } = transports;
  const canReach = (address: Address) => ('topic' in address ? ntfy : push) !== null;

  /** It may have been forgotten while a notification waited. */
  function routeTo(id: string): Route | null {
    const address = subscriptions.get(id);
    if (!address) return null;
    return ('topic' in address ? ntfy?.(address) : push?.(address)) ?? null;
  }

  const post = async (notification: Notification, id: string) => routeTo(id)?.post(notification) ?? FORGOTTEN;

  function end(id: string, { outcome, reason }: Pick<Attempt, 'outcome' | 'reason'>): void {
    const route = routeTo(id);
    // An endpoint ends; of a topic that is refused our address or token is the cause.
    const isGone = (reason === '404' || reason === '410') && URL.canParse(id);
    if (isGone) subscriptions.delete(id);
    if (outcome === 'delivered') onEnd('delivered');
    else if (isGone || !route) onEnd('gone');
    else {
      // Of 403 our keys or our subject are the cause, not the browser.
      log('warn', 'push message dropped', { service: route.service, reason });
      onEnd('dropped');
    }
  }

  const deliveries = createDeliveries<Notification>({
    maxAgeMs: MAX_AGE_MS,
    maxWaiting: MAX_WAITING,
    schedule,
    now: realNow,
    post,
    onEnd: end,
  });

  return {
    canReach,
    send(receiver, message) {
      if (routeTo(receiver)) deliveries.add([{ receiver, message, since: realNow() }]);
    },
    async sendOnce(id, notification) {
      const attempt = await post(notification, id);
      end(id, attempt);
      return attempt.outcome === 'delivered';
    },
    close: () => deliveries.close(),
  };
}
