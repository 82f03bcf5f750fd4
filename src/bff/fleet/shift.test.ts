import { expect, test } from 'vitest';
import { createFakeSharedStore } from '#bff/testing/fake-shared-store.ts';
import { settle } from '#bff/testing/start-fleet.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { createFleet } from './fleet.ts';
import { fleetClaim } from './fleet-claim.ts';
import { takeShifts } from './shift.ts';

/** Starts two processes that share a store, of which one works. */
async function startTwo() {
  const clock = createTickedClock();
  const store = createFakeSharedStore(clock);
  const { schedule } = clock;
  const processes = ['one', 'another'].map((name) => {
    const fleet = createFleet({
      store: store.connect(),
      now: clock.now,
      schedule,
      log: () => {},
      identity: () => 'one world',
      onEvent: () => {},
    });
    const events: string[] = [];
    const claim = fleetClaim(fleet, 'work');
    const shift = takeShifts(claim, schedule, () => {
      events.push('begins');
      return () => void events.push('stops');
    });
    return { name, fleet, events, shift };
  });
  const pass = async (seconds: number) => {
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      clock.tick(0.1);
      await settle();
    }
  };
  await pass(10);
  const [holder, other] = processes.toSorted((a, b) => b.events.length - a.events.length);
  if (!holder || !other) throw new Error('There are no two processes.');
  expect([holder.events, other.events]).toEqual([['begins'], []]);
  return { store, pass, holder, other };
}

test.each(['', 'garbage', '\xff\xff'])(
  'the process that works goes on when the store has forgotten it (%j)',
  async (text) => {
    const { store, pass, holder, other } = await startTwo();
    if (text === '') store.values.clear();
    else for (const key of store.values.keys()) store.values.set(key, Buffer.from(text, 'latin1'));
    await pass(30);
    expect([holder.events, other.events]).toEqual([['begins'], []]);
  },
);

test('the process that works goes on while the store is away, and after it was emptied meanwhile', async () => {
  const { store, pass, holder, other } = await startTwo();
  store.behaviour = 'away';
  await pass(30);
  expect(await holder.shift.confirm()).toBe(true);
  store.values.clear();
  store.behaviour = 'up';
  await pass(30);
  expect([holder.events, other.events]).toEqual([['begins'], []]);
});

test('another process takes over at once from one that ends, and within 20 seconds from one that has died', async () => {
  const { pass, holder, other } = await startTwo();
  await holder.shift.end();
  await pass(10);
  expect([holder.events, other.events]).toEqual([['begins', 'stops'], ['begins']]);
  const { store, pass: wait, holder: dead, other: next } = await startTwo();
  dead.fleet.close();
  Object.assign(dead.fleet.store, { replace: () => new Promise(() => {}) });
  expect(store.behaviour).toBe('up');
  await wait(20);
  expect(next.events).toEqual(['begins']);
});

test('a process that was frozen learns that another has taken over before it goes on', async () => {
  const { pass, holder, other } = await startTwo();
  const { replace } = holder.fleet.store;
  Object.assign(holder.fleet.store, { replace: () => new Promise(() => {}) });
  await pass(20);
  expect(other.events).toEqual(['begins']);
  Object.assign(holder.fleet.store, { replace });
  expect(await holder.shift.confirm()).toBe(false);
  expect(holder.events).toEqual(['begins', 'stops']);
});
