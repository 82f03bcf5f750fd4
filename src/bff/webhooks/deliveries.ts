import type { Schedule } from '#bff/cache/watch.ts';
import type { Attempt } from './post.ts';

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/** A message that waits for its receiver. */
export interface Waiting<Message> {
  /** Name of the receiver. */
  readonly receiver: string;
  readonly message: Message;
  /** Real time of the news, epoch ms. */
  readonly since: number;
}

interface DeliveriesOptions<Message> {
  /** A message is dropped when it could not be delivered for this long, ms: an old goal is worse than none. */
  readonly maxAgeMs: number;
  /** Messages that wait for one receiver; more are dropped, the oldest first. */
  readonly maxWaiting: number;
  readonly schedule: Schedule;
  /** Real time, epoch ms. */
  readonly now: () => number;
  post(message: Message, receiver: string): Promise<Attempt>;
  /** Gets the last attempt of each message; `reason` is `full` for one that others have displaced. */
  onEnd(receiver: string, last: Omit<Attempt, 'retryAfterMs'>): void;
}

export interface Deliveries<Message> {
  add(waiting: readonly Waiting<Message>[]): void;
  /** All messages that are not delivered yet, those of a receiver in their order. */
  readonly waiting: readonly Waiting<Message>[];
  close(): void;
}

/**
 * Delivers messages, those of a receiver one after the other, so that a ruling never comes before its goal. What fails is
 * tried again, each time after a longer pause.
 */
export function createDeliveries<Message>(options: DeliveriesOptions<Message>): Deliveries<Message> {
  const { maxAgeMs, maxWaiting, schedule, now, post, onEnd } = options;
  /** Of receivers for which a message waits; the first one of each may be on its way. */
  const queues = new Map<string, Waiting<Message>[]>();
  const cancels = new Set<() => void>();
  let isClosed = false;

  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = schedule(() => {
      cancels.delete(cancel);
      resolve();
    }, ms);
    cancels.add(cancel);
    return promise;
  }

  /** Returns the last attempt: it was delivered, refused, or there is no time for another. */
  async function deliver({ receiver, message, since }: Waiting<Message>): Promise<Attempt> {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
      const attempt = await post(message, receiver);
      const waitMs = Math.max(retryMs, attempt.retryAfterMs ?? 0);
      if (attempt.outcome !== 'failed' || now() + waitMs > since + maxAgeMs) return attempt;
      await pause(waitMs);
    }
  }

  async function run(receiver: string, queue: Waiting<Message>[]): Promise<void> {
    for (let next = queue[0]; next; next = queue[0]) {
      const last = await deliver(next);
      if (isClosed) return;
      queue.shift();
      onEnd(receiver, last);
    }
    queues.delete(receiver);
  }

  return {
    add(waiting) {
      for (const each of waiting) {
        const { receiver } = each;
        const queue = queues.get(receiver);
        if (!queue) {
          const first = [each];
          queues.set(receiver, first);
          void run(receiver, first);
        } else if (queue.push(each) > maxWaiting) {
          queue.splice(1, 1);
          onEnd(receiver, { outcome: 'failed', reason: 'full' });
        }
      }
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
