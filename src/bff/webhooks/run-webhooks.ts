import type { Fleet } from '#bff/fleet/fleet.ts';
import { fleetClaim } from '#bff/fleet/fleet-claim.ts';
import { takeShifts } from '#bff/fleet/shift.ts';
import { EMPTY_NEWS, isOfThisWorld, type NewsItem } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import { readSavedNews, savedNews } from '#bff/news/saved-news.ts';
import { openMemory } from '#bff/state/memory.ts';
import { createDeliveries } from './deliveries.ts';
import { isWanted, type Message, messageOf } from './message.ts';
import { requestOf } from './shapes.ts';
import type { Webhook } from './webhook.ts';

/** Time for which a fleet keeps what was seen, ms; after two minutes without an answer it is no news. */
const SHARED_MS = 600_000;
/** An old goal is worse than none, ms. */
const MAX_AGE_MS = 300_000;
const MAX_WAITING = 1_000;

export interface WebhooksOptions extends ReceiverOptions {
  readonly webhooks: readonly Webhook[];
  /** Folder for what a restart needs; null: none. */
  readonly stateDir: string | null;
  /** Null: this process is alone. */
  readonly fleet: Fleet | null;
  onEnd(webhook: string, outcome: 'delivered' | 'dropped'): void;
}

/**
 * Posts what happens in the matches of the day to webhooks, by one process of a fleet at a time.
 *
 * @returns ends it, and resolves when what waits is saved
 */
export function runWebhooks(options: WebhooksOptions): () => Promise<void> {
  const { webhooks, clock, realNow, schedule, publicUrl, fleet, log, poster } = options;
  const memory = openMemory({ ...options, name: 'news', sharedMs: SHARED_MS, parse: readSavedNews });
  const byName = new Map(webhooks.map((webhook) => [webhook.name, webhook]));

  function begin(): () => void {
    let state = EMPTY_NEWS;
    let isStopped = false;
    let stopWatch = () => {};
    const save = () => memory.save(() => savedNews({ state, waiting: deliveries.waiting }));
    const deliveries = createDeliveries<Message>({
      maxAgeMs: MAX_AGE_MS,
      maxWaiting: MAX_WAITING,
      schedule,
      now: realNow,
      async post(message, name) {
        const webhook = byName.get(name);
        // What was saved may be for one that is configured no more.
        if (!webhook) return { outcome: 'refused', reason: 'unknown', retryAfterMs: null };
        return poster.post(requestOf(message, webhook, realNow()), webhook.isPrivate);
      },
      onEnd(webhook, { outcome, reason }) {
        if (outcome !== 'delivered') log('warn', 'webhook message dropped', { webhook, reason });
        options.onEnd(webhook, outcome === 'delivered' ? outcome : 'dropped');
        save();
      },
    });

    function onLook(next: typeof state, items: readonly NewsItem[]): void {
      // While no list comes, it looks every second.
      if (next === state && items.length === 0) return;
      state = next;
      const since = realNow();
      const waiting = webhooks.flatMap((webhook) =>
        items
          .filter((item) => isWanted(item, webhook))
          .map((item) => ({ receiver: webhook.name, message: messageOf(item, webhook, publicUrl), since })),
      );
      deliveries.add(waiting);
      save();
    }

    const start = async () => {
      const saved = await memory.read();
      if (isStopped) return;
      if (saved && isOfThisWorld(saved.state.store.asOf, clock)) {
        state = saved.state;
        deliveries.add(saved.waiting);
      }
      stopWatch = watchNews({ ...options, state, onLook });
    };
    void start();
    return () => {
      isStopped = true;
      stopWatch();
      deliveries.close();
    };
  }

  const stop = fleet ? takeShifts(fleetClaim(fleet, 'news-shift'), schedule, begin).end : begin();
  return async () => {
    await stop();
    await memory.flush();
  };
}
