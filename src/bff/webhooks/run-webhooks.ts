import type { Fleet } from '#bff/fleet/fleet.ts';
import { fleetClaim } from '#bff/fleet/fleet-claim.ts';
import { takeShifts } from '#bff/fleet/shift.ts';
import { EMPTY_NEWS, isOfThisWorld, type NewsItem } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import { readSavedNews, savedNews } from '#bff/news/saved-news.ts';
import { openMemory } from '#bff/state/memory.ts';
import { createDeliveries } from './deliveries.ts';
import { isWanted, messageOf } from './message.ts';
import { requestOf } from './shapes.ts';
import type { Webhook } from './webhook.ts';

/** Time for which a fleet keeps what was seen, ms; after two minutes without an answer it is no news. */
const SHARED_MS = 600_000;

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

  function begin(): () => void {
    let state = EMPTY_NEWS;
    let isStopped = false;
    let stopWatch = () => {};
    const save = () => memory.save(() => savedNews({ state, waiting: deliveries.waiting }));
    const deliveries = createDeliveries({
      webhooks,
      schedule,
      now: realNow,
      log,
      post: (message, webhook) => poster.post(requestOf(message, webhook, realNow()), webhook.isPrivate),
      onEnd(webhook, outcome) {
        options.onEnd(webhook, outcome);
        save();
      },
    });

    function onLook(next: typeof state, items: readonly NewsItem[]): void {
      state = next;
      const since = realNow();
      const waiting = webhooks.flatMap((webhook) =>
        items
          .filter((item) => isWanted(item, webhook))
          .map((item) => ({ webhook: webhook.name, message: messageOf(item, webhook, publicUrl), since })),
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
    stop();
    await memory.flush();
  };
}
