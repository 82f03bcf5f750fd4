import { expect, test } from 'vitest';
import { apiRequestFor, startAnswerCache } from '#bff/testing/start-answer-cache.ts';
import { createRecentVersions } from './recent-versions.ts';
import { createStore } from './store.ts';
import { makeBody, sizeOf, type Version } from './version.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word ${index * 7_919}`).join(' ');

async function versionOf(text: string): Promise<Version> {
  const body = await makeBody(text, 'text/plain', null);
  return { body, asOf: 0, receivedAt: 0, freshUntil: 1, refreshAt: 1, deleteAt: 2, progress: new Map() };
}

const entryOf = (version: Version) => ({ version, absence: null, isSlow: false, requestedAt: 0 });

test.each([500, 5_000, 50_000])('counts the actual size of a version of %i words', async (count) => {
  const version = await versionOf(words(count));
  const { identity, br } = version.body;
  const gzip = await version.body.gzip();
  const buffers = [identity, gzip, ...(br ? [br] : [])];
  const bytes = buffers.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  expect(bytes).toBe(buffers.reduce((sum, { length }) => sum + length, 0));
  expect(sizeOf(version)).toBeGreaterThanOrEqual(bytes);
  expect(sizeOf(version)).toBeLessThan(2 * bytes);
});

test('never exceeds 112 MB', async () => {
  const store = createStore(createRecentVersions({ now: () => 0, elapsed: () => 0 }));
  const version = await versionOf(words(100_000));
  for (let key = 0; key < 400; key += 1) {
    store.set(`watched ${key}`, entryOf(version));
    store.watch(`watched ${key}`);
  }
  const { watchedKeys } = store;
  for (let key = 0; key < 400; key += 1) store.set(String(key), entryOf(version));
  expect(store.watchedKeys).toBe(watchedKeys);
  expect(store.bytes).toBeLessThanOrEqual(112 * 1024 * 1024);
  expect(store.bytes).toBeGreaterThan(100 * 1024 * 1024);
});

test('subtracts the size of entries that are replaced, unwatched or evicted', async () => {
  let elapsed = 0;
  const store = createStore(createRecentVersions({ now: () => 0, elapsed: () => elapsed }));
  const [long, short] = [entryOf(await versionOf(words(1_000))), entryOf(await versionOf('short'))];
  store.set('a', long);
  const before = store.bytes;
  store.watch('a');
  expect(store.bytes).toBe(before);
  store.set('a', short);
  expect(store.bytes).toBeLessThan(before);
  store.unwatch('a');
  store.set('a', long);
  elapsed = 60_000;
  expect([store.bytes, store.watchedKeys]).toEqual([before, 0]);
});

test('unwatches an entry that outgrows the remaining room', async () => {
  const store = createStore(createRecentVersions({ now: () => 0, elapsed: () => 0 }));
  store.set('a', entryOf(await versionOf('short')));
  store.watch('a');
  const version = await versionOf('long');
  const identity = Buffer.allocUnsafe(65 * 1024 * 1024);
  store.set('a', entryOf({ ...version, body: { ...version.body, identity } }));
  expect([store.watchedKeys, store.isWatched('a'), store.bytes]).toEqual([0, false, 0]);
});

test('keeps polled keys through 20,000 different ids, which are not refreshed', async () => {
  const { origin, answers, ask, pass } = startAnswerCache();
  const polled = Array.from({ length: 50 }, (_, index) => apiRequestFor(1_000_000 + index));
  const poll = () => Promise.all(polled.map((question) => ask(question)));
  await poll();
  await poll();
  for (let second = 0; second < 20; second += 1) {
    for (let id = 1; id <= 1_000; id += 1) await answers.get(apiRequestFor(second * 1_000 + id));
    await pass(1);
    expect((await poll()).every((answer) => answer === 'hit one')).toBe(true);
  }
  expect(answers.watchedKeys).toBe(50);
  expect(origin.calls).toBeLessThanOrEqual(20_000 + 50 * (1 + 20 / 5));
});
