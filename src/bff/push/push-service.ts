import { timeText } from '#bff/embed/embed-time.ts';
import type { NewsState } from '#bff/news/news-state.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { isWanted } from '#news/alerts/bells.ts';
import { groupAlerts } from '#news/alerts/group-alerts.ts';
import { includesTime } from '#news/alerts/quiet-hours.ts';
import { isShieldOn } from '#news/is-shield-on.ts';
import { type AlertMemory, createAlertStream } from './alert-stream.ts';
import { alertNotification, digestNotification, type Notification } from './notification.ts';
import type { Notifier } from './notifier.ts';
import type { AlertState, DelayedAlerts, ViewerAlerts } from './saved-alerts.ts';
import { idOf, type Wishes } from './subscription.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Alerts of quiet hours that are kept for a viewer; older ones are left out. */
const MAX_QUIET_ALERTS = 50;
const QUIET_CHECK_MS = 60_000;

type Message = readonly [id: string, write: () => Notification | null];

/** Alerts of a viewer, and the seconds after which they may be sent. */
interface TimedAlerts {
  readonly seconds: number;
  readonly viewer: ViewerAlerts;
}

interface PushOptions extends Pick<ReceiverOptions, 'clock' | 'schedule' | 'liveSeconds' | 'realNow'> {
  readonly subscriptions: SubscriptionStore;
  readonly notifier: Notifier;
  /** What was seen; null: nothing. */
  readonly seen: AlertMemory | null;
  /** What was left to send. */
  readonly delayed: readonly DelayedAlerts[];
  readonly quiet: readonly ViewerAlerts[];
  /** Saves a state before what it no longer has is sent; false: this process sends no more. */
  save(state: AlertState): Promise<boolean>;
}

export interface PushService {
  /** Sends what has happened to those who want it. */
  take(news: NewsState): void;
  /** Sends alerts that certain viewers have waited for. */
  tell(viewers: readonly ViewerAlerts[]): void;
  close(): void;
}

/** Whether a shield on scores covers the match of an alert. What the viewer has revealed since is not known here. */
export function isHiddenFrom(
  { matchId, teams, league, kickOff }: Alert,
  { shields, zone }: Wishes,
  now: number,
): boolean {
  // Most viewers have none, and every alert asks for each of its viewers.
  if (shields.length === 0) return false;
  // Swedish dates have the ISO format.
  const day = timeText(kickOff * 1_000, 'short-day', { zone, intl: 'sv-SE' });
  const ids = { match: matchId, competition: league.id, teams: [teams.home.id, teams.away.id], day };
  return shields.some((shield) => (shield.until === null || now < shield.until) && isShieldOn(shield, ids));
}

/**
 * Sends alerts to viewers whose tabs are closed, each at most once: later by their delay, and none in their quiet hours. What
 * waits is saved; what is sent is saved as sent first, so that a process that is killed loses it rather than repeats it.
 */
export function createPushService(options: PushOptions): PushService {
  const { subscriptions, notifier, save, clock, realNow, schedule, liveSeconds } = options;
  const stream = createAlertStream(options.seen);
  const delayed = new Set<DelayedAlerts>();
  const quiet = new Map(options.quiet);
  const cancels = new Set<() => void>();
  let latestNews: NewsState | null = null;

  function later(task: () => void, ms: number): void {
    const cancel = schedule(() => {
      cancels.delete(cancel);
      task();
    }, ms);
    cancels.add(cancel);
  }

  const isQuietTime = ({ quietHours, zone }: Wishes) =>
    quietHours !== null && includesTime(quietHours, timeText(clock.now(), 'time', { zone, intl: 'en-GB' }));

  async function send(messages: readonly Message[]): Promise<void> {
    if (!(await save({ seen: stream.memory, delayed: [...delayed], quiet: [...quiet] }))) return;
    for (const [id, write] of messages) notifier.send(id, write);
  }

  /** Whether alerts go on waiting: for the end of quiet hours, or because the viewer's delay has become longer. */
  function wait(id: string, alerts: readonly Alert[], wishes: Wishes): boolean {
    if (isQuietTime(wishes)) {
      quiet.set(id, [...(quiet.get(id) ?? []), ...alerts].slice(-MAX_QUIET_ALERTS));
      return true;
    }
    const latest = Math.max(...alerts.map(({ at }) => at));
    const restMs = wishes.delay * 1_000 - (clock.ageingNow() - latest) / clock.rate;
    if (restMs <= 0) return false;
    delay({ dueAt: realNow() + restMs, viewers: [[id, alerts]] }, restMs);
    return true;
  }

  /** Returns the alerts that may be sent now, with the viewer's wishes, which may have changed while they waited. */
  function dueAlerts(id: string, alerts: readonly Alert[]): readonly [readonly Alert[], Wishes] | null {
    const wishes = subscriptions.get(id);
    if (!wishes) return null;
    const own = alerts.filter(
      (alert) =>
        (alert.kind === 'price' || isWanted(alert, wishes.bells)) &&
        !isHiddenFrom(alert, wishes, clock.now()),
    );
    return own.length === 0 || wait(id, own, wishes) ? null : [own, wishes];
  }

  /** Returns the messages of alerts that are due. */
  function messagesOf([id, alerts]: ViewerAlerts, isDigest = false): readonly Message[] {
    const [due = []] = dueAlerts(id, alerts) ?? [];
    const groups = isDigest && due.length > 0 ? [due] : groupAlerts(due);
    const notificationOf = isDigest ? digestNotification : alertNotification;
    // Each attempt asks again.
    return groups.map((group) => [
      id,
      () => {
        const now = dueAlerts(id, group);
        return now && notificationOf(...now);
      },
    ]);
  }

  function delay(alerts: DelayedAlerts, ms: number): void {
    delayed.add(alerts);
    later(() => {
      delayed.delete(alerts);
      void send(alerts.viewers.flatMap((each) => messagesOf(each)));
    }, ms);
  }
  // The clock may have been changed meanwhile.
  for (const each of options.delayed)
    delay(each, Math.min(Math.max(each.dueAt - realNow(), 0), MAX_DELAY_SECONDS * 1_000));

  function endQuietHours(): void {
    const waiting = [...quiet];
    quiet.clear();
    const messages = waiting.flatMap((each) => messagesOf(each, true));
    if (messages.length > 0) void send(messages);
    later(endQuietHours, QUIET_CHECK_MS);
  }
  later(endQuietHours, QUIET_CHECK_MS);

  /** Sends alerts now, or when the delay of their viewers is over. */
  function dispatch(timedAlerts: Iterable<TimedAlerts>): void {
    const byDelay = Map.groupBy(timedAlerts, ({ seconds }) => seconds);
    for (const [seconds, group] of byDelay)
      if (seconds > 0)
        delay(
          { dueAt: realNow() + seconds * 1_000, viewers: group.map(({ viewer }) => viewer) },
          seconds * 1_000,
        );
    void send((byDelay.get(0) ?? []).flatMap(({ viewer }) => messagesOf(viewer)));
  }

  return {
    take(news) {
      const alerts = stream.take(news, { now: clock.now(), rate: clock.rate, periodMs: liveSeconds * 1_000 });
      // While no list comes, it looks every second.
      if (alerts.length === 0 && news === latestNews) return;
      latestNews = news;
      const timedAlerts = subscriptions.all.flatMap((subscription): readonly TimedAlerts[] => {
        const own = alerts.filter((alert) => isWanted(alert, subscription.bells));
        return own.length > 0 ? [{ seconds: subscription.delay, viewer: [idOf(subscription), own] }] : [];
      });
      dispatch(alerts.length > 0 ? timedAlerts : []);
    },
    tell(viewers) {
      dispatch(viewers.map((viewer) => ({ seconds: subscriptions.get(viewer[0])?.delay ?? 0, viewer })));
    },
    close() {
      for (const cancel of cancels) cancel();
    },
  };
}
