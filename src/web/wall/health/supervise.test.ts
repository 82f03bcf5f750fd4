import { hashKey, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { setFreshness, UNKNOWN } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { DEFAULT_CONTROL } from '#web/wall/control/control.ts';
import { wallControl } from '#web/wall/control/wall-control.ts';
import { filesIn } from './page-files.ts';
import { quietMoments } from './quiet-moment.ts';
import { superviseWall } from './supervise.ts';
import { createWallClient } from './wall-client.ts';

/** The page of the open build. */
const PAGE = '<script src="/assets/wall-1.js"></script>';

/** The page that the server has. */
let page = PAGE;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(page));
  page = PAGE;
  sessionStorage.clear();
  localStorage.clear();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** Supervises a wall of one list, which is requested every minute. */
async function start() {
  // Modules load by the machine's time, of which the test's is not a part.
  quietMoments.markTurn();
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
    return { data: [], meta: { dropped: 0 } };
  };
  const observer = new QueryObserver(client, { queryKey, queryFn, refetchInterval: MINUTE_MS });
  const leave = observer.subscribe(() => {});
  const stop = superviseWall({ client, files: filesIn(PAGE), reload });
  await vi.advanceTimersByTimeAsync(1000);
  return {
    counts,
    reload,
    leave,
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

test('a page that comes back shows the time at once', async () => {
  using _ = await start();
  const wake = vi.spyOn(worldClock, 'wake');
  window.dispatchEvent(new Event('online'));
  expect(wake).toHaveBeenCalledOnce();
});

test('the answers on the screen are stored every minute, and when the window is hidden', async () => {
  using _ = await start();
  expect(localStorage).toHaveLength(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage).toHaveLength(1);
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(1.1 * MINUTE_MS);
  expect(localStorage).toHaveLength(1);
});

test('another version is noticed within five minutes, also after an hour', async () => {
  using wall = await start();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(wall.reload).not.toHaveBeenCalled();
  page = PAGE.replace('wall-1', 'wall-2');
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS + 1000);
  expect(wall.reload).toHaveBeenCalledOnce();
});

test('a frozen wall, which requests nothing, is not stuck', async () => {
  using wall = await start();
  wallControl.set({
    ...DEFAULT_CONTROL,
    freeze: { notice: '', at: 1, page: null, pinnedMatch: null, hasOdds: null },
  });
  wall.leave();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(wall.reload).not.toHaveBeenCalled();
  wallControl.set(DEFAULT_CONTROL);
});

test('a file that is missing from the server is a reason to reload', async () => {
  using wall = await start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(wall.reload).toHaveBeenCalledOnce();
});
