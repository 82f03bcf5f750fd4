import { rmSync } from 'node:fs';
import { createFakeBrowser, type FakeBrowser } from '#bff/testing/fake-browser.ts';
import { createTickedClock, NOON } from '#bff/testing/ticked-clock.ts';
import type { Webhook } from '#bff/webhooks/webhook.ts';
import { createDice, type Dice } from '#contract/testing/dice.ts';
import { END, START } from '#run/testing/receive-saturday.ts';
import { drawSubscription, drawWebhooks, type Subscription } from './draw-wishes.ts';
import { type Answer, createFakeService, type Records } from './fake-service.ts';
import { watchFileWork } from './file-work.ts';
import type { Interruption } from './interruption.ts';
import { createReceivers, type Post } from './receivers.ts';
import { makeFolder, type Sender, startSender } from './sender.ts';
import type { Wish } from './wish.ts';

const SUBSCRIPTIONS = 500;
const WEBHOOKS = 10;
/** A viewer changes what they want, or turns it off, this often. */
const CHANGES = 120;

/** All that came to the server and went out of it. */
export interface Afternoon {
  readonly answers: readonly Answer[];
  readonly posts: readonly Post[];
  readonly interruptions: readonly Interruption[];
  /** By endpoint, in their order. */
  readonly wishes: ReadonlyMap<string, readonly Wish[]>;
  readonly webhooks: readonly Webhook[];
  readonly browser: FakeBrowser;
}

export interface AfternoonPlan {
  readonly seed: number;
  readonly records: Records;
  /** How often the process is killed; 0: it is restarted and the data service has outages instead. */
  readonly kills: number;
}

const MINUTE = 60_000;
/** A change is saved so soon, ms. */
const SAVED_MS = 2_000;

/** Returns what interrupts the afternoon, in order; nothing overlaps. */
function drawInterruptions(dice: Dice, kills: number): readonly Interruption[] {
  const span = END - START;
  const within = (place: number, count: number) =>
    START + Math.floor(((place + dice.below(900) / 1_000) * span) / count);
  if (kills > 0)
    return Array.from({ length: kills }, (_, place) => {
      const from = within(place, kills);
      return { kind: 'kill' as const, from, until: from + 500 + dice.below(20_000) };
    });
  const lengths = [
    ['restart', 2_000],
    ['outage', 50_000],
    ['restart', 40_000],
    ['outage', 10 * MINUTE],
    ['restart', 10_000],
    ['restart', 7 * MINUTE],
    ['outage', 100_000],
    ['restart', 20_000],
  ] as const;
  return lengths.map(([kind, ms], place) => {
    const from = START + ((place + dice.below(300) / 1_000) * span) / lengths.length;
    return { kind, from: Math.floor(from), until: Math.floor(from + ms) };
  });
}

/** Plays an afternoon with 500 subscriptions and ten webhooks, on a clock that only timers advance. */
export async function playAfternoon({ seed, records, kills }: AfternoonPlan): Promise<Afternoon> {
  const dice = createDice(seed);
  const clock = createTickedClock();
  clock.jump((START - NOON) / 1_000 - 5 * 60);
  const interruptions = drawInterruptions(dice, kills);
  const files = watchFileWork();
  /** Lets what is due now come to its end: promises, and writes of files. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 6 || files.isUnderWay; turn += 1) await new Promise(setImmediate);
  }
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.schedule(resolve, ms));
  const isUp = () =>
    !interruptions.some(
      ({ kind, from, until }) => kind === 'outage' && clock.now() >= from && clock.now() < until,
    );
  const service = createFakeService({ records, dice, now: clock.now, isUp, pause });
  const receivers = createReceivers({ now: clock.now, pause, leavesAt: START + (END - START) / 2 });
  const browser = createFakeBrowser();
  const matches = await records(START);
  const webhooks = drawWebhooks(dice, matches, WEBHOOKS);
  const wishes = new Map<string, Wish[]>();
  const folders = [makeFolder()];
  const start = () =>
    startSender({
      ...{ clock, webhooks, load: service.load, posterOf: receivers.posterOf },
      folder: folders.at(-1) as string,
    });
  let sender: Sender | null = await start();

  async function wish(endpoint: string, subscription: Subscription | null): Promise<void> {
    if (subscription) await sender?.subscribe(subscription);
    else await sender?.unsubscribe(endpoint);
    wishes.set(endpoint, [...(wishes.get(endpoint) ?? []), { from: clock.now(), subscription }]);
  }

  /** Advances the clock from timer to timer. */
  async function passUntil(instant: number): Promise<void> {
    for (;;) {
      const nextMs = Math.min(clock.nextTimerAt - clock.elapsed(), instant - clock.now());
      clock.tick(Math.max(nextMs, 0) / 1_000);
      await settle();
      if (clock.now() >= instant) return;
    }
  }

  const drawn = Array.from({ length: SUBSCRIPTIONS }, (_, index) =>
    drawSubscription(dice, matches, browser.keys, index),
  );
  for (const subscription of drawn) await wish(subscription.endpoint, subscription);

  const changes = Array.from({ length: CHANGES }, () => START + dice.below(END - START)).sort(
    (a, b) => a - b,
  );
  const steps = [
    ...changes.map((at) => ({
      at,
      async run() {
        const { endpoint } = dice.of(drawn);
        const isLost = interruptions.some(
          ({ kind, from }) => kind === 'kill' && from >= at && from < at + SAVED_MS,
        );
        // A page needs a server that runs, and what was changed just before it is killed is lost.
        if (!sender || isLost || isForgotten(endpoint)) return;
        const next = drawSubscription(dice, matches, browser.keys, 0);
        await wish(endpoint, dice.oneIn(4) ? null : { ...next, endpoint });
      },
    })),
    ...interruptions
      .filter(({ kind }) => kind !== 'outage')
      .flatMap(({ kind, from, until }) => [
        {
          at: from,
          async run() {
            if (kind === 'kill') folders.push(sender?.kill() as string);
            else await sender?.close();
            sender = null;
          },
        },
        {
          at: until,
          async run() {
            sender = await start();
          },
        },
      ]),
  ].sort((a, b) => a.at - b.at);
  const isForgotten = (endpoint: string) =>
    receivers.posts.some(({ request, status }) => request.url === endpoint && status === 410);
  for (const { at, run } of steps) {
    await passUntil(at);
    await run();
    await settle();
  }
  await passUntil(END);
  await sender?.close();
  files.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
  return {
    answers: service.received,
    ...{ posts: receivers.posts, interruptions, wishes, webhooks, browser },
  };
}
