import type { Attempt, Poster } from '#bff/webhooks/post.ts';
import type { DeliveryRequest } from '#bff/webhooks/shapes.ts';
import { createDice } from '#contract/testing/dice.ts';

/** How a receiver answers: always, after one or two failures, after a limit, never, or not any more from an hour on. */
export const MOODS = ['well', 'flaky', 'limited', 'refusing', 'leaving', 'gone'] as const;
export type Mood = (typeof MOODS)[number];

/** A message on its way to a receiver. */
export interface Post {
  readonly request: DeliveryRequest;
  /** When it was sent, epoch ms. */
  readonly at: number;
  /** What the receiver answered; null: its sender ended before. */
  status: number | null;
  /** Whether the receiver has the message. */
  hasArrived: boolean;
}

interface ReceiversOptions {
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** Epoch ms from which a receiver that leaves answers 410. */
  readonly leavesAt: number;
}

/** Time until a message has arrived, and until its sender knows, ms. */
const [ARRIVAL_MS, MAX_ANSWER_MS] = [50, 1_500];
/** Longer than from one list of matches to the next. */
const RETRY_AFTER_MS = 45_000;

const outcomeOf = (status: number): Attempt['outcome'] =>
  status === 201 ? 'delivered' : status === 429 || status >= 500 ? 'failed' : 'refused';

/** Push services and webhooks by the path of their addresses, `/MOOD/…`, each with the messages that were sent to it. */
export function createReceivers({ now, pause, leavesAt }: ReceiversOptions) {
  const posts: Post[] = [];
  const dice = createDice(7);
  /** Failures in a row of an address. */
  const failures = new Map<string, number>();

  function statusOf(url: string): number {
    const mood = new URL(url).pathname.split('/')[1] as Mood;
    if (mood === 'refusing') return 403;
    if (mood === 'gone' || (mood === 'leaving' && now() >= leavesAt)) return 410;
    if (mood !== 'flaky' && mood !== 'limited') return 201;
    const inARow = failures.get(url) ?? 0;
    const fails = inARow < 2 && dice.oneIn(3);
    failures.set(url, fails ? inARow + 1 : 0);
    return fails ? (mood === 'flaky' ? 503 : 429) : 201;
  }

  /** Returns how a process sends messages; `isAlive` says whether it still runs. */
  function posterOf(isAlive: () => boolean): Poster {
    return {
      async post(request) {
        const post: Post = { request, at: now(), status: null, hasArrived: false };
        posts.push(post);
        await pause(ARRIVAL_MS);
        // Bytes that were sent arrive, whether their sender has ended or not, but some are lost with it.
        if (!isAlive() && dice.oneIn(2)) return new Promise(() => {});
        const status = statusOf(request.url);
        post.hasArrived = status === 201;
        await pause(dice.below(MAX_ANSWER_MS));
        if (!isAlive()) return new Promise(() => {});
        post.status = status;
        const retryAfterMs = status === 429 ? RETRY_AFTER_MS : null;
        return { outcome: outcomeOf(status), reason: String(status), retryAfterMs };
      },
      close: async () => {},
    };
  }

  return { posts, posterOf };
}
