import { timeText } from '#bff/embed/embed-time.ts';
import type { NewsState } from '#bff/news/news-state.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import type { Attempt } from '#bff/webhooks/post.ts';
import type { DeliveryRequest } from '#bff/webhooks/shapes.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { isWanted } from '#news/alerts/bells.ts';
import { groupAlerts } from '#news/alerts/group-alerts.ts';
import { includesTime } from '#news/alerts/quiet-hours.ts';
import { isShieldOn } from '#news/is-shield-on.ts';
import type { AlertStream } from './alert-stream.ts';
import { encrypt } from './encrypt.ts';
import { alertMessage, digestMessage, testMessage } from './push-message.ts';
import type { Subscription } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Push services keep a message for a device that is off so long, s: an old goal is worse than none. */
const TTL_SECONDS = 900;
/** Attempts of a message, and the pause before the second one. */
const MAX_ATTEMPTS = 3;
const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
/** Alerts of quiet hours that are kept for a browser; older ones are left out. */
const MAX_QUIET_ALERTS = 50;
const QUIET_CHECK_MS = 60_000;

interface PushOptions extends Omit<ReceiverOptions, 'answers' | 'poster'> {
  readonly subscriptions: SubscriptionStore;
  readonly stream: AlertStream;
  /** Returns the header `Authorization` for an origin. */
  sign(origin: string, seconds: number): string;
  post(request: DeliveryRequest): Promise<Attempt>;
  onEnd(outcome: 'delivered' | 'gone' | 'dropped'): void;
}

export interface PushService {
  /** Sends what has happened to those who want it. */
  take(news: NewsState): void;
  /** Sends a message to one browser now. Resolves with whether its push service has taken it. */
  test(subscription: Subscription): Promise<boolean>;
  close(): void;
}

/** Whether a shield on scores covers the match of an alert. What the viewer has revealed since is not known here. */
function isShielded({ matchId, teams, league }: Alert, { shields }: Subscription, now: number): boolean {
  const ids = { match: matchId, competition: league.id, teams: [teams.home.id, teams.away.id] };
  return shields.some((shield) => (shield.until === null || now < shield.until) && isShieldOn(shield, ids));
}

/** Sends alerts to browsers whose tabs are closed, each at most once: later by their delay, and none in their quiet hours. */
export function createPushService(options: PushOptions): PushService {
  const { subscriptions, stream, clock, realNow, schedule, liveSeconds, publicUrl, log, sign, post, onEnd } =
    options;
  const cancels = new Set<() => void>();
  const quietAlerts = new Map<string, readonly Alert[]>();
  let isClosed = false;

  function later(task: () => void, ms: number): void {
    const cancel = schedule(() => {
      cancels.delete(cancel);
      task();
    }, ms);
    cancels.add(cancel);
  }

  async function send(subscription: Subscription, message: string, attempt = 1): Promise<boolean> {
    const { endpoint, keys } = subscription;
    const { outcome, reason, retryAfterMs } = await post({
      url: endpoint,
      headers: {
        authorization: sign(new URL(endpoint).origin, Math.floor(realNow() / 1_000)),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
        urgency: 'high',
      },
      body: encrypt(message, keys),
    });
    if (isClosed) return false;
    if (outcome === 'delivered') {
      onEnd('delivered');
      return true;
    }
    if (reason === '404' || reason === '410') {
      subscriptions.delete(endpoint);
      onEnd('gone');
      return false;
    }
    const waitMs = Math.max(RETRY_MS * attempt, retryAfterMs ?? 0);
    if (outcome === 'failed' && attempt < MAX_ATTEMPTS && waitMs <= MAX_RETRY_MS)
      later(() => void send(subscription, message, attempt + 1), waitMs);
    else {
      // Of 403 our keys or our subject are the cause, not the browser.
      log('warn', 'push message dropped', { service: new URL(endpoint).host, reason });
      onEnd('dropped');
    }
    return false;
  }

  const isQuietTime = ({ quietHours, zone }: Subscription) =>
    quietHours !== null && includesTime(quietHours, timeText(clock.now(), 'time', { zone, intl: 'en-GB' }));

  function deliver(endpoint: string, alerts: readonly Alert[]): void {
    // It may have changed during the delay.
    const subscription = subscriptions.get(endpoint);
    if (!subscription) return;
    const open = alerts.filter((alert) => !isShielded(alert, subscription, clock.now()));
    if (open.length === 0) return;
    if (isQuietTime(subscription)) {
      const waiting = [...(quietAlerts.get(endpoint) ?? []), ...open];
      quietAlerts.set(endpoint, waiting.slice(-MAX_QUIET_ALERTS));
      return;
    }
    for (const group of groupAlerts(open))
      void send(subscription, alertMessage(group, subscription, publicUrl));
  }

  function endQuietHours(): void {
    for (const [endpoint, alerts] of quietAlerts) {
      const subscription = subscriptions.get(endpoint);
      if (subscription && isQuietTime(subscription)) continue;
      quietAlerts.delete(endpoint);
      const open = subscription
        ? alerts.filter((alert) => !isShielded(alert, subscription, clock.now()))
        : [];
      if (subscription && open.length > 0)
        void send(subscription, digestMessage(open, subscription, publicUrl));
    }
    later(endQuietHours, QUIET_CHECK_MS);
  }
  later(endQuietHours, QUIET_CHECK_MS);

  return {
    take(news) {
      const alerts = stream.take(news, { now: clock.now(), rate: clock.rate, periodMs: liveSeconds * 1_000 });
      if (alerts.length === 0) return;
      for (const { endpoint, bells, delay } of subscriptions.all) {
        const matching = alerts.filter((alert) => isWanted(alert, bells));
        if (matching.length === 0) continue;
        if (delay > 0) later(() => deliver(endpoint, matching), delay * 1_000);
        else deliver(endpoint, matching);
      }
    },
    test: (subscription) => send(subscription, testMessage(subscription, publicUrl)),
    close() {
      isClosed = true;
      for (const cancel of cancels) cancel();
    },
  };
}
