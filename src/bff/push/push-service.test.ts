import { expect, test } from 'vitest';
import { EMPTY_NEWS, takeNews } from '#bff/news/news-state.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { sampleMatch } from '#contract/testing/sample.ts';
import type { Notification } from './notification.ts';
import { createPushService } from './push-service.ts';
import { type Subscription, subscriptionSchema } from './subscription.ts';

const TOPIC = 'touchline-AAAAAAAAAAAAAAAAAAAAAA';

/** Tells one viewer of a goal; returns what would be sent at each attempt. */
async function start(wishes: object) {
  const clock = createTickedClock();
  const wish = (changes: object): Subscription =>
    subscriptionSchema.parse({
      ...{ topic: TOPIC, bells: { 'match 7': ['goals'] }, language: 'en', zone: 'UTC', quietHours: null },
      ...{ shields: [], delay: 0, ...wishes, ...changes },
    });
  const store = { subscription: wish({}) };
  const messages: (() => Notification | null)[] = [];
  const service = createPushService({
    ...{ clock, schedule: clock.schedule, realNow: clock.now, liveSeconds: 30 },
    ...{ seen: null, delayed: [], quiet: [], save: async () => true },
    subscriptions: {
      get all() {
        return [store.subscription].values();
      },
      get: () => store.subscription,
      find: async () => store.subscription,
      put: async () => true,
      async open() {},
      async close() {},
      flush: async () => {},
      async delete() {},
    },
    notifier: {
      canReach: () => true,
      send: (_, write) => void messages.push(write),
      sendOnce: async () => true,
      close() {},
    },
  });
  let state = EMPTY_NEWS;
  for (const score of [0, 0, 1, 1] as const) {
    clock.tick(30);
    const match = sampleMatch(7, { score: [score, 0], minute: [clock.elapsed() / 30_000] });
    const asOf = clock.ageingNow();
    const answer = { kind: 'live', asOf, precision: 0, receivedAt: asOf, matches: [match] } as const;
    state = takeNews(state, answer, { periodMs: 30_000, rate: 1 }).state;
    service.take(state);
  }
  const pass = async (seconds: number) => {
    clock.tick(seconds);
    await new Promise(setImmediate);
    return messages.splice(0);
  };
  return { pass, change: (changes: object) => Object.assign(store, { subscription: wish(changes) }) };
}

const titles = (messages: readonly (() => Notification | null)[]) =>
  messages.map((write) => write()?.title ?? null);

test.each<[string, object, readonly string[]]>([
  ['nothing has changed', {}, ['Goal for Home 7']],
  ['its bell is off', { bells: { 'match 7': ['reds'] } }, []],
  ['its scores are hidden', { shields: [{ kind: 'match', id: '7', until: null }] }, []],
  ['the delay is longer now', { delay: 120 }, []],
])('sends a goal when the delay is over, as the viewer wants it then: %s', async (_, changes, expected) => {
  const { pass, change } = await start({ delay: 60 });
  change(changes);
  expect(titles(await pass(61))).toEqual(expected);
});

test('sends a goal at the end of a delay that has become longer', async () => {
  const { pass, change } = await start({ delay: 60 });
  change({ delay: 120 });
  await pass(61);
  expect(titles(await pass(60))).toEqual(['Goal for Home 7']);
});

test('asks before each attempt whether the viewer still wants it, and keeps it for the end of quiet hours', async () => {
  const { pass, change } = await start({});
  const messages = await pass(1);
  expect(titles(messages)).toEqual(['Goal for Home 7']);
  change({ bells: {} });
  expect(titles(messages)).toEqual([null]);
  // It is noon.
  change({ quietHours: { from: '11:00', until: '12:10' } });
  expect(titles(messages)).toEqual([null]);
  expect(titles(await pass(600))).toEqual(['One alert in your quiet hours']);
});
