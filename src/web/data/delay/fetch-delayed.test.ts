import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import { createQueryClient } from '#web/data/client.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { runBehind } from './delayed-world.ts';
import { fetchDelayed } from './fetch-delayed.ts';

const DELAY_S = 30;
const START_MS = KICK_OFF * 1000;
const URL_OF_LIST = '/api/v2.2/livescores/?t=live';

/** How far the server's world was set back, ms. */
let backMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  backMs = 0;
  const openedAt = performance.now();
  fakeServer(() => {
    const now = START_MS + performance.now() - openedAt - backMs;
    return { ...answer(now), headers: { 'world-time': `${now}; rate=1` } };
  });
  runBehind(createQueryClient(), DELAY_S);
});
afterEach(() => {
  runBehind(createQueryClient(), 0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const instants: number[] = [];
  void fetchDelayed({ url: URL_OF_LIST, previousEtag: null }, undefined, new AbortController().signal)
    .then(({ response }) => response.json())
    .then(({ data }) => instants.push(data));
  return instants;
}

test('holds an answer back until it is as old as the delay', async () => {
  const instants = start();
  await vi.advanceTimersByTimeAsync((DELAY_S - 1) * 1000);
  expect(instants).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(instants).toEqual([START_MS]);
});

test('an answer is dropped when the world is set back behind it, and the next one is held back anew', async () => {
  const instants = start();
  await vi.advanceTimersByTimeAsync(12_000);
  backMs = 60_000;
  await vi.advanceTimersByTimeAsync((DELAY_S - 12) * 1000);
  expect(instants).toEqual([]);
  await vi.advanceTimersByTimeAsync(DELAY_S * 1000);
  expect(instants).toHaveLength(1);
  expect(instants[0]).toBeLessThan(START_MS);
});
