import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Alert } from '#news/alerts/alert.ts';
import { groupAlerts } from '#news/alerts/group-alerts.ts';
import { CONFIRMED_AFTER_MS } from '#news/alerts/match-alerts.ts';
import { endsGap, type Gap } from '#news/gap.ts';
import type { ChangeText } from '#news/words/change-text.ts';
import { pausedAt } from '#web/clock/pause.ts';
import { isQuiet } from '#web/clock/quiet-hours.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { readDelivery } from '#web/features/alerts/delivery.ts';
import type { playSound } from '#web/features/alerts/play-sound.ts';
import { isPushed, unwatchedWaits } from '#web/features/alerts/push-slot.tsx';
import { type AlertMemory, advanceAlerts, alertMemoryIn, pickAlerts } from '#web/matches/alert-memory.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { createPersisted } from '#web/settings/persisted.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { type ElectionPage, electTab } from './elect-tab.ts';
import { followPrices } from './follow-prices.ts';
import { type AlertMessage, createInbox } from './inbox.ts';
import type { notify } from './notify.ts';
import { sideRequests } from './side-requests.ts';
import { type Sighting, watchMatches } from './watch-matches.ts';

/** A connection to the other tabs. */
interface AlertChannel {
  readonly post: (message: AlertMessage) => void;
  readonly close: () => void;
}

/** What a tab needs of its browser; tests have several in one process. */
export interface AlertPage extends ElectionPage {
  /** Whether the viewer works in this tab, and so sees its toasts. */
  readonly hasFocus: () => boolean;
  readonly connect: (take: (message: AlertMessage) => void) => AlertChannel;
  /** Calls back when the browser puts the page aside with its state, and when it returns. */
  readonly onShelf: (listener: (isAside: boolean) => void) => () => void;
  readonly notify: typeof notify;
  readonly play: typeof playSound;
}

interface Options {
  readonly client: QueryClient;
  readonly page: AlertPage;
  /** Returns the text of an alert, or of several of a kind. */
  readonly textOf: (alerts: readonly Alert[]) => ChangeText;
}

interface NewAlerts {
  readonly fresh: readonly Alert[];
  readonly updates?: readonly Alert[];
  readonly late?: readonly Alert[];
}

/** Instants of answers are rounded to seconds. */
const ROUNDING_MS = 1000;

/** What the elected tabs have seen, one after the other. */
const storedMemory = createPersisted('alert-memory', alertMemoryIn);

/**
 * Runs the alerts of this tab: takes part in the election, watches the matches if elected, and shows what the elected
 * tab sees.
 *
 * @returns stops it
 */
export function runAlerts({ client, page, textOf }: Options): () => void {
  const channel = page.connect((message) => inbox.take(message));
  const inbox = createInbox(page, channel.post);
  let ownMemory: AlertMemory | null = null;

  function deliver(news: readonly Alert[], updates: readonly Alert[]): void {
    const { notifications, toasts, sound, volume, quietHours } = alertSettings.get();
    const isNight = isQuiet(quietHours, worldClock.now() ?? 0, zoneSetting.get());
    const isPlaying = !isNight && news.length > 0 && page.play(sound, volume);
    if (!notifications || readDelivery().permission !== 'granted') return;
    // What the server pushes is no notification of the tab.
    const isOwn = ({ key }: Alert) => !isPushed.get() || unwatchedWaits.get().has(key);
    for (const alert of updates.filter(isOwn))
      void page.notify([alert], textOf([alert]), { silent: true, isUpdate: true });
    // A ruling changes the notification of its goal in any case.
    const isUpdate = isNight || (toasts && page.hasFocus());
    const silent = isPlaying || sound === 'none';
    for (const group of groupAlerts(news.filter(isOwn)))
      void page.notify(group, textOf(group), { silent, isUpdate });
  }

  /** Shows alerts in all tabs, and outside of them those that are not late. */
  function tell({ fresh, updates = [], late = [] }: NewAlerts): void {
    const message = { type: 'alerts', news: fresh, updates, late } as const;
    channel.post(message);
    inbox.take(message);
    deliver(fresh, updates);
  }

  function lead(isHandover: boolean): () => void {
    // What happened while no tab was open is history.
    let memory = (isHandover && storedMemory.get()) || ownMemory;
    let gap: Gap | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function take({ store, lineUps }: Sighting) {
      const { bells } = alertSettings.get();
      const rate = worldClock.rate();
      const { period: periodMs } = freshnessOf(hashKey(liveQuery.queryKey));
      const now = worldClock.now() ?? store.asOf;
      const step = advanceAlerts(memory, { now, store, bells, rate, periodMs, lineUps });
      if (step.isGap) gap = { from: memory?.asOf ?? store.asOf, to: store.asOf };
      const { memory: next, news, updates } = pickAlerts(step.memory, step.alerts, bells);
      memory = next;
      ownMemory = next;
      storedMemory.set(next);
      const { late = [], fresh = [] } = Object.groupBy(news, ({ at }) =>
        endsGap(gap, at, rate) ? 'late' : 'fresh',
      );
      if (news.length + updates.length > 0) tell({ fresh, updates, late });
      inbox.refresh();
      clearTimeout(timer);
      const isWaiting = Object.values(next.matches).some(({ unconfirmed }) => unconfirmed.length > 0);
      if (isWaiting) timer = setTimeout(() => take({ store, lineUps }), CONFIRMED_AFTER_MS + ROUNDING_MS);
      return sideRequests(next, store, bells, now, prices.update(store));
    }
    const prices = followPrices(client, (fresh) => tell({ fresh }));
    const stop = watchMatches(client, take);
    return () => {
      clearTimeout(timer);
      stop();
      prices.stop();
    };
  }

  let withdraw: (() => void) | null = null;
  let isAside = false;
  function update(): void {
    const canLead = pausedAt.get() === null && !isAside;
    if (canLead) withdraw ??= electTab(page, { lead });
    else {
      withdraw?.();
      withdraw = null;
    }
  }
  const leaves = [
    pausedAt.subscribe(update),
    page.onShelf((next) => {
      isAside = next;
      update();
    }),
  ];
  update();
  return () => {
    for (const leave of leaves) leave();
    withdraw?.();
    inbox.stop();
    channel.close();
  };
}
