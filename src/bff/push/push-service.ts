import { timeText } from '#bff/embed/embed-time.ts';
import type { NewsState } from '#bff/news/news-state.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { isWanted } from '#news/alerts/bells.ts';
import { groupAlerts } from '#news/alerts/group-alerts.ts';
import { includesTime } from '#news/alerts/quiet-hours.ts';
import { isShieldOn } from '#news/is-shield-on.ts';
import type { AlertStream } from './alert-stream.ts';
import { alertNotification, digestNotification } from './notification.ts';
import type { Notifier } from './notifier.ts';
import { idOf, type Wishes } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Alerts of quiet hours that are kept for a viewer; older ones are left out. */
const MAX_QUIET_ALERTS = 50;
const QUIET_CHECK_MS = 60_000;

interface PushOptions extends Pick<ReceiverOptions, 'clock' | 'schedule' | 'liveSeconds'> {
  readonly subscriptions: SubscriptionStore;
  readonly stream: AlertStream;
  readonly notifier: Notifier;
}

export interface PushService {
  /** Sends what has happened to those who want it; returns whether anything has. */
  take(news: NewsState): boolean;
  close(): void;
}

/** Whether a shield on scores covers the match of an alert. What the viewer has revealed since is not known here. */
function isShielded(
  { matchId, teams, league, kickOff }: Alert,
  { shields, zone }: Wishes,
  now: number,
): boolean {
  // Swedish dates have the ISO format.
  const day = timeText(kickOff * 1_000, 'short-day', { zone, intl: 'sv-SE' });
  const ids = { match: matchId, competition: league.id, teams: [teams.home.id, teams.away.id], day };
  return shields.some((shield) => (shield.until === null || now < shield.until) && isShieldOn(shield, ids));
}

/** Sends alerts to viewers whose tabs are closed, each at most once: later by their delay, and none in their quiet hours. */
export function createPushService(options: PushOptions): PushService {
  const { subscriptions, stream, notifier, clock, schedule, liveSeconds } = options;
  const cancels = new Set<() => void>();
  const quietAlerts = new Map<string, readonly Alert[]>();

  function later(task: () => void, ms: number): void {
    const cancel = schedule(() => {
      cancels.delete(cancel);
      task();
    }, ms);
    cancels.add(cancel);
  }

  const isQuietTime = ({ quietHours, zone }: Wishes) =>
    quietHours !== null && includesTime(quietHours, timeText(clock.now(), 'time', { zone, intl: 'en-GB' }));

  function deliver(id: string, alerts: readonly Alert[]): void {
    // It may have changed during the delay.
    const subscription = subscriptions.get(id);
    if (!subscription) return;
    const open = alerts.filter((alert) => !isShielded(alert, subscription, clock.now()));
    if (open.length === 0) return;
    if (isQuietTime(subscription)) {
      const waiting = [...(quietAlerts.get(id) ?? []), ...open];
      quietAlerts.set(id, waiting.slice(-MAX_QUIET_ALERTS));
      return;
    }
    for (const group of groupAlerts(open)) notifier.send(id, alertNotification(group, subscription));
  }

  function endQuietHours(): void {
    for (const [id, alerts] of quietAlerts) {
      const subscription = subscriptions.get(id);
      if (subscription && isQuietTime(subscription)) continue;
      quietAlerts.delete(id);
      const open = subscription
        ? alerts.filter((alert) => !isShielded(alert, subscription, clock.now()))
        : [];
      if (subscription && open.length > 0) notifier.send(id, digestNotification(open, subscription));
    }
    later(endQuietHours, QUIET_CHECK_MS);
  }
  later(endQuietHours, QUIET_CHECK_MS);

  return {
    take(news) {
      const alerts = stream.take(news, { now: clock.now(), rate: clock.rate, periodMs: liveSeconds * 1_000 });
      if (alerts.length === 0) return false;
      for (const subscription of subscriptions.all) {
        const { bells, delay } = subscription;
        const id = idOf(subscription);
        const matching = alerts.filter((alert) => isWanted(alert, bells));
        if (matching.length === 0) continue;
        if (delay > 0) later(() => deliver(id, matching), delay * 1_000);
        else deliver(id, matching);
      }
      return true;
    },
    close() {
      for (const cancel of cancels) cancel();
    },
  };
}
