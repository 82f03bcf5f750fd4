import { expect, test } from 'vitest';
import { createFleet } from '#bff/fleet/fleet.ts';
import { createFakeBrowser } from '#bff/testing/fake-browser.ts';
import { createFakeSharedStore } from '#bff/testing/fake-shared-store.ts';
import { settle } from '#bff/testing/start-fleet.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { DAY_MS } from '#contract/durations.ts';
import { sharedSubscriptions } from './shared-subscriptions.ts';
import type { Subscription } from './subscription.ts';

const { keys } = createFakeBrowser();

const subscriptionAt = (endpoint: string, delay = 0): Subscription => ({
  endpoint,
  keys,
  bells: { 'team 14': ['goals'] },
  language: 'en',
  zone: 'UTC',
  quietHours: null,
  shields: [],
  delay,
  prices: [],
  oddsFormat: 'decimal',
  toldPrices: [],
});

/** Starts two processes that share a store: the first one sends. */
async function startTwo() {
  const clock = createTickedClock();
  const store = createFakeSharedStore(clock);
  const start = () => {
    const options = { now: clock.now, schedule: clock.schedule, log: () => {}, onEvent: () => {} };
    const fleet = createFleet({ ...options, store: store.connect(), identity: () => 'one world' });
    return sharedSubscriptions({ fleet, schedule: clock.schedule, realNow: clock.now });
  };
  const [sender, other] = [start(), start()];
  await settle();
  await sender.open(() => {});
  return { clock, store, sender, other };
}

const endpointsOf = ({ all }: { readonly all: Iterable<Subscription> }) =>
  [...all].map((subscription) => ('endpoint' in subscription ? subscription.endpoint : '')).sort();

test('the process that sends knows at once what another one takes, and that holds none', async () => {
  const { sender, other } = await startTwo();
  expect(await other.put(subscriptionAt('https://a.example'))).toBe(true);
  expect(await sender.put(subscriptionAt('https://b.example'))).toBe(true);
  await other.put(subscriptionAt('https://b.example', 60));
  await settle();
  expect(endpointsOf(sender)).toEqual(['https://a.example', 'https://b.example']);
  expect(sender.get('https://b.example')?.delay).toBe(60);
  expect([endpointsOf(other), await other.find('https://a.example')]).toMatchObject([[], { delay: 0 }]);
  await other.delete('https://a.example');
  await settle();
  expect(endpointsOf(sender)).toEqual(['https://b.example']);
});

test('takes at most 20,000, and changes of those that there are', async () => {
  const { store, sender, other } = await startTwo();
  await sender.put(subscriptionAt('https://a.example'));
  const countKey = [...store.values.keys()].find((key) => key.endsWith(':subscriptions')) ?? '';
  expect(String(store.values.get(countKey))).toBe('1');
  store.values.set(countKey, Buffer.from('20000'));
  expect(await other.put(subscriptionAt('https://b.example'))).toBe(false);
  expect(await other.put(subscriptionAt('https://a.example', 60))).toBe(true);
});

test('forgets those whose viewers were not seen for 60 days', async () => {
  const { clock, store, sender, other } = await startTwo();
  await other.put(subscriptionAt('https://a.example'));
  clock.jump((50 * DAY_MS) / 1_000);
  await other.put(subscriptionAt('https://b.example'));
  clock.jump((11 * DAY_MS) / 1_000);
  // All are read again in time.
  for (let tenth = 0; tenth < 3_010; tenth += 1) {
    clock.tick(0.1);
    if (tenth % 100 === 0) await settle();
  }
  await settle();
  expect(endpointsOf(sender)).toEqual(['https://b.example']);
  expect([...store.values.values()].join()).not.toContain('https://a.example');
});

test('says that it is busy while the store is away, and sends on', async () => {
  const { store, sender, other } = await startTwo();
  await other.put(subscriptionAt('https://a.example'));
  await settle();
  store.behaviour = 'away';
  const busy = { code: 'overloaded' };
  await expect(other.put(subscriptionAt('https://b.example'))).rejects.toMatchObject(busy);
  await expect(other.find('https://a.example')).rejects.toMatchObject(busy);
  await expect(sender.delete('https://a.example')).rejects.toMatchObject(busy);
  // What is gone gets nothing more, also when the store cannot be told.
  expect(endpointsOf(sender)).toEqual([]);
});
