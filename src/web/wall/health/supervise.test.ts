import { hashKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { worldClock } from '#web/clock/world-clock.ts';
import { setFreshness, UNKNOWN } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { sampleMatch } from '#web/testing/sample.ts';
import { superviseWall } from './supervise.ts';
import { createWallClient } from './wall-client.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(''));
  sessionStorage.clear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Supervises a wall of one list, which is requested every minute. */
async function start(matches: readonly object[] = []) {
  const client = createWallClient();
  const counts = { requests: 0 };
  // A reload ends the page.
  const reload = vi.fn(() => stop());
  const { queryKey } = liveQuery;
  const queryFn = async () => {
    counts.requests += 1;
    const freshUntil = performance.now() + MINUTE_MS;
    setFreshness(hashKey(queryKey), {
      ...UNKNOWN,
      asOf: 1,
      freshUntil,
      remainingMs: MINUTE_MS,
      period: MINUTE_MS,
    });
    return { data: matches };
  };
  const observer = new QueryObserver(client, { queryKey, queryFn, refetchInterval: MINUTE_MS });
  const leave = observer.subscribe(() => {});
  const stop = superviseWall({ client, zone: 'UTC', files: '', reload });
  await vi.advanceTimersByTimeAsync(1000);
  return {
    counts,
    reload,
    [Symbol.dispose]() {
      stop();
      leave();
      client.clear();
    },
  };
}

test.each<readonly [string, () => EventTarget, Event]>([
  ['the network is back', () => window, new Event('online')],
  ['the window is visible again', () => document, new Event('visibilitychange')],
  ['the page is resumed', () => document, new Event('resume')],
  [
    'the page comes back from the cache',
    () => window,
    Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('everything is requested anew, once, when %s', async (_, target, event) => {
  using wall = await start();
  const fire = async (waitMs: number) => {
    target().dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(waitMs);
  };
  expect(wall.counts.requests).toBe(1);
  await fire(100);
  expect(wall.counts.requests).toBe(2);
  await fire(400);
  expect(wall.counts.requests, 'several events of one return').toBe(2);
  await fire(100);
  expect(wall.counts.requests).toBe(3);
});

test.each([
  ['reloads itself at night', '02:00', [], 1],
  ['does not while a match is in play', '02:00', [sampleMatch(1)], 0],
  ['does not within two hours of its start', '04:00', [], 0],
] as const)('a wall %s', async (_, openedAt, matches, reloads) => {
  using wall = await start(matches);
  const opened = Date.parse(`2026-11-21T${openedAt}:00Z`);
  worldClock.sample(opened, 1, performance.now());
  await vi.advanceTimersByTimeAsync(Date.parse('2026-11-21T04:29:00Z') - opened);
  expect(wall.reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(wall.reload).toHaveBeenCalledTimes(reloads);
});
