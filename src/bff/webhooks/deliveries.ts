import type { Schedule } from '#bff/cache/watch.ts';
import type { Log } from '#bff/log.ts';
import type { Message } from './message.ts';
import type { Attempt } from './post.ts';
import type { Webhook } from './webhook.ts';

/** A message is dropped when it could not be delivered for this long, ms: an old goal is worse than none. */
const MAX_AGE_MS = 300_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;
/** Messages that wait for one receiver; more are dropped, the oldest first. */
const MAX_WAITING = 1_000;

/** A message that waits for its receiver. */
export interface Waiting {
  /** Name of the webhook. */
  readonly webhook: string;
  readonly message: Message;
  /** Real time of the news, epoch ms. */
  readonly since: number;
}

interface DeliveriesOptions {
  readonly webhooks: readonly Webhook[];
  readonly schedule: Schedule;
  /** Real time, epoch ms. */
  readonly now: () => number;
  readonly log: Log;
  post(message: Message, webhook: Webhook): Promise<Attempt>;
  onEnd(webhook: string, outcome: 'delivered' | 'dropped'): void;
}

export interface Deliveries {
  add(waiting: readonly Waiting[]): void;
  /** All messages that are not delivered yet, those of a receiver in their order. */
  readonly waiting: readonly Waiting[];
  close(): void;
}

/**
 * Delivers messages, those of a receiver one after the other, so that a ruling never comes before its goal. What fails is
 * tried again, each time after a longer pause, for five minutes.
 */
export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { webhooks, schedule, now, log, post, onEnd } = options;
  const queues = new Map(webhooks.map(({ name }) => [name, [] as Waiting[]]));
  const busy = new Set<string>();
  const cancels = new Set<() => void>();
  let isClosed = false;

  function drop(webhook: string, reason: string): void {
    log('warn', 'webhook message dropped', { webhook, reason });
    onEnd(webhook, 'dropped');
  }

  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = schedule(() => {
      cancels.delete(cancel);
      resolve();
    }, ms);
    cancels.add(cancel);
    return promise;
  }

  /** Returns why a message cannot be delivered, null once it is. */
  async function deliver({ message, since }: Waiting, webhook: Webhook): Promise<string | null> {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
      const { outcome, reason, retryAfterMs } = await post(message, webhook);
      if (outcome === 'delivered') return null;
      const waitMs = Math.max(retryMs, retryAfterMs ?? 0);
      if (outcome === 'refused' || now() + waitMs > since + MAX_AGE_MS) return reason;
      await pause(waitMs);
    }
  }

  async function run(webhook: Webhook, queue: Waiting[]): Promise<void> {
    if (busy.has(webhook.name)) return;
    busy.add(webhook.name);
    for (let next = queue[0]; next && !isClosed; next = queue[0]) {
      const reason = await deliver(next, webhook);
      if (isClosed) return;
      queue.splice(queue.indexOf(next), 1);
      if (reason === null) onEnd(webhook.name, 'delivered');
      else drop(webhook.name, reason);
    }
    busy.delete(webhook.name);
  }

  return {
    add(waiting) {
      for (const each of waiting) {
        const queue = queues.get(each.webhook);
        // The first one may be on its way.
        if (queue && queue.push(each) > MAX_WAITING && queue.splice(1, 1)) drop(each.webhook, 'full');
      }
      for (const webhook of webhooks) void run(webhook, queues.get(webhook.name) ?? []);
    },
    get waiting() {
      return [...queues.values()].flat();
    },
    close() {
      isClosed = true;
      for (const cancel of cancels) cancel();
    },
  };
}
