import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBudget } from '#bff/account/budget.ts';
import { type AnswerCacheOptions, createAnswerCache } from '#bff/cache/answer-cache.ts';
import { computeFreshness } from '#bff/cache/freshness.ts';
import { openPushHome } from '#bff/push/push-home.ts';
import { runPush } from '#bff/push/run-push.ts';
import type { Subscription } from '#bff/push/subscription.ts';
import { makeVapidKeys } from '#bff/push/vapid.ts';
import type { TickedClock } from '#bff/testing/ticked-clock.ts';
import type { Poster } from '#bff/webhooks/post.ts';
import { runWebhooks } from '#bff/webhooks/run-webhooks.ts';
import type { Webhook } from '#bff/webhooks/webhook.ts';
import { LIVE_SECONDS } from './fake-service.ts';

const KEYS = makeVapidKeys();

interface SenderOptions {
  readonly clock: TickedClock;
  readonly load: AnswerCacheOptions['load'];
  readonly webhooks: readonly Webhook[];
  /** Folder of what outlives a process. */
  readonly folder: string;
  posterOf(isAlive: () => boolean): Poster;
}

/** The part of a server process that sends news. */
export interface Sender {
  subscribe(subscription: Subscription): Promise<boolean>;
  unsubscribe(endpoint: string): Promise<void>;
  /** Ends it as a stop of the server does. */
  close(): Promise<void>;
  /** Ends it at once; returns the folder as it was then. */
  kill(): string;
}

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'touchline-deliveries-'));

export async function startSender({
  clock,
  load,
  webhooks,
  folder,
  posterOf,
}: SenderOptions): Promise<Sender> {
  let isAlive = true;
  const schedule = (task: () => void, ms: number) => clock.schedule(() => isAlive && task(), ms);
  const terms = { mode: 'real', livePollSeconds: LIVE_SECONDS } as const;
  const answers = createAnswerCache({
    clock,
    elapsed: clock.elapsed,
    schedule,
    random: () => 0.5,
    budget: createBudget({
      clock,
      elapsed: clock.elapsed,
      allowance: { perHour: null, perDay: null },
      isMetered: false,
      livePeriodMs: LIVE_SECONDS * 1_000,
      onChange: () => {},
    }),
    isSupervised: false,
    // Real time decides nothing here.
    timeoutsOf: ({ operation }) => ({
      ...computeFreshness(operation, null, clock.now(), terms),
      softTimeoutMs: 3_600_000,
    }),
    load,
    onFailure: () => {},
  });
  const options = {
    ...{ answers, clock, schedule, liveSeconds: LIVE_SECONDS },
    realNow: clock.now,
    publicUrl: null,
    poster: posterOf(() => isAlive),
    log: () => {},
    stateDir: folder,
    onEnd: () => {},
  };
  const home = openPushHome(folder, options);
  const push = runPush({
    ...{ ...options, home },
    vapid: { keys: KEYS, subject: 'mailto:desk@example.com' },
    ...{ ntfy: null, proxy: null, ownHosts: [], maxPriceMatches: 0 },
  });
  await push.ready;
  const closeWebhooks = runWebhooks({ ...options, webhooks, fleet: null });
  return {
    subscribe: push.subscribe,
    unsubscribe: push.unsubscribe,
    async close() {
      await Promise.all([push.close(), closeWebhooks()]);
      answers.close();
    },
    kill() {
      isAlive = false;
      answers.close();
      // The operating system releases what a process has locked.
      home.claim.release();
      const copy = makeFolder();
      cpSync(folder, copy, { recursive: true });
      return copy;
    },
  };
}
