import type { Fleet } from '#bff/fleet/fleet.ts';
import { takeShifts } from '#bff/fleet/shift.ts';
import { savedNewsMemory, sharedNewsMemory } from '#bff/news/news-memory.ts';
import { EMPTY_NEWS, type NewsItem } from '#bff/news/news-state.ts';
import { watchNews } from '#bff/news/news-watch.ts';
import type { ReceiverOptions } from '#bff/news/receiver-options.ts';
import { createDeliveries } from './deliveries.ts';
import { isWanted, messageOf } from './message.ts';
import { requestOf } from './shapes.ts';
import type { Webhook } from './webhook.ts';

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
  const { webhooks, clock, realNow, schedule, publicUrl, stateDir, fleet, log, poster } = options;
  const ownMemory = stateDir === null ? null : savedNewsMemory(stateDir, log, schedule);
  const memory = fleet ? sharedNewsMemory(fleet) : ownMemory;

  function begin(): () => void {
    let state = EMPTY_NEWS;
    let isStopped = false;
    let stopWatch = () => {};
    const save = () => memory?.save(() => ({ state, waiting: deliveries.waiting }));
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
      const saved = await memory?.read();
      if (isStopped) return;
      // The embedded world may have been set back.
      if (saved && saved.state.store.asOf <= clock.ageingNow()) {
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

  const stop = fleet ? takeShifts(fleet, 'news-shift', schedule, begin) : begin();
  return async () => {
    stop();
    await memory?.flush();
  };
}
