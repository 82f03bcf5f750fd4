import { hashKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { takeWorldTime, worldClock } from '#web/clock/world-clock.ts';
import { createQueryClient } from '#web/data/client.ts';
import { dayQuery } from '#web/data/day.ts';
import { freshness, freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { SNAPSHOT } from '#web/wall/health/health.ts';
import { clearSnapshot, restoreSnapshot, saveSnapshot, snapshotSteps } from './snapshot.ts';

const MATCHES = [sampleMatch(1, { score: [2, 1] })];
const day = dayQuery('2026-11-21');
const names = () => Object.keys(localStorage).filter((name) => name.startsWith('wall-answer '));

/** Shows the live list and the day's, and stores them. */
async function saveBoth(body: unknown = { data: MATCHES, meta: { dropped: 0 } }, save = saveSnapshot) {
  fakeServer(() => ({ body, etag: 'W/"1"' }), KICK_OFF);
  const client = createQueryClient();
  const leaves = [
    new QueryObserver(client, liveQuery).subscribe(() => {}),
    new QueryObserver(client, day).subscribe(() => {}),
  ];
  await vi.advanceTimersByTimeAsync(100);
  save(client);
  for (const leave of leaves) leave();
  client.clear();
  freshness.set(new Map());
}

function restored() {
  const client = createQueryClient();
  restoreSnapshot(client);
  return client;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('writes and stores one answer a step', async () => {
  const stored: number[] = [];
  await saveBoth(undefined, (client) => {
    for (const _ of snapshotSteps(client)) stored.push(names().length);
  });
  expect(stored).toEqual([0, 0, 1, 2]);
});

test('brings back the answers with their instants, as outdated ones', async () => {
  await saveBoth();
  const client = restored();
  expect(client.getQueryData(liveQuery.queryKey)?.data).toEqual(MATCHES);
  expect(client.getQueryData(day.queryKey)?.data).toEqual(MATCHES);
  const { asOf, etag, detail, freshUntil } = freshnessOf(hashKey(liveQuery.queryKey));
  expect({ asOf, etag, detail, freshUntil }).toEqual({
    asOf: KICK_OFF * 1000,
    etag: 'W/"1"',
    detail: SNAPSHOT,
    freshUntil: 0,
  });
});

test.each([
  ['no JSON', () => '{'],
  ['another version', (text: string) => text.replace('"version":1', '"version":0')],
  ['no instant', (text: string) => text.replace(/"asOf":\d+/, '"asOf":"now"')],
  ['another key', (text: string) => text.replace('"t":"live"', '"t":"ended"')],
  ['a key that is none', (text: string) => text.replace('"key":["livescores"', '"key":[5')],
  ['a match without teams', (text: string) => text.replace('"teams"', '"sides"')],
  ['no metadata', (text: string) => text.replace('"meta"', '"info"')],
] as const)('refuses and removes what is malformed: %s', async (_, spoil) => {
  await saveBoth();
  const name = names().find((one) => one.includes('livescores')) ?? '';
  const text = localStorage.getItem(name) ?? '';
  expect(spoil(text)).not.toBe(text);
  localStorage.setItem(name, spoil(text));
  const client = restored();
  expect(client.getQueryData(liveQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(day.queryKey)?.data).toEqual(MATCHES);
  expect(localStorage.getItem(name)).toBeNull();
});

test('stores no more than there is room for, and removes what is not on the screen any more', async () => {
  localStorage.setItem('wall-answer ["fixtures",{"d":"2026-11-01","t":"schedule"}]', 'old');
  const long = sampleMatch(1);
  await saveBoth({ data: [{ ...long, info: 'x'.repeat(2_200_000) }], meta: { dropped: 0 } });
  expect(names()).toHaveLength(1);
  clearSnapshot();
  expect(names()).toEqual([]);
});

test('an answer without room is dropped, and not replaced by an older one', async () => {
  await saveBoth();
  const full = {
    ...Object.fromEntries(Object.entries(localStorage)),
    getItem: (name: string) => localStorageBefore.getItem(name),
    removeItem: (name: string) => localStorageBefore.removeItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const localStorageBefore = localStorage;
  vi.stubGlobal('localStorage', full);
  await saveBoth({ data: [sampleMatch(1, { score: [3, 1] })], meta: { dropped: 0 } });
  vi.unstubAllGlobals();
  expect(names()).toEqual([]);
});

test('a wall that runs behind is given an answer when it has come to its instant, and not before', async () => {
  await saveBoth();
  worldClock.behindMs = 60_000;
  try {
    takeWorldTime(`${(KICK_OFF + 59) * 1000}; rate=1`, performance.now());
    expect(restored().getQueryCache().getAll()).toEqual([]);
    takeWorldTime(`${(KICK_OFF + 61) * 1000}; rate=1`, performance.now());
    expect(restored().getQueryData(day.queryKey)?.data).toEqual(MATCHES);
  } finally {
    worldClock.behindMs = 0;
  }
});

test('blocked storage stores and restores nothing', async () => {
  vi.stubGlobal('localStorage', null);
  await saveBoth();
  expect(restored().getQueryCache().getAll()).toEqual([]);
});
