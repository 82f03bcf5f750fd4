import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOn } from './hours.ts';
import { newVersion } from './new-version.ts';
import { filesIn } from './page-files.ts';
import { createQuietMoments } from './quiet-moment.ts';
import { createReloader } from './reloader.ts';
import { wanderedTo } from './wander.ts';

const MINUTE_MS = 60_000;
const PAGE = '<link href="/assets/wall-1.css"><script src="/assets/wall-1.js"></script>';

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});
afterEach(() => vi.unstubAllGlobals());

test('a moment is quiet as the page turns, but not in the minute after a goal or during a takeover', () => {
  let now = 0;
  const moments = createQuietMoments(() => now);
  expect(moments.isQuiet()).toBe(true);
  now = 5000;
  expect(moments.isQuiet(), 'a page is being read').toBe(false);
  moments.markTurn();
  expect(moments.isQuiet()).toBe(true);
  moments.markGoal();
  expect(moments.isQuiet()).toBe(false);
  now += MINUTE_MS;
  moments.markTurn();
  const release = moments.hold();
  expect(moments.isQuiet()).toBe(false);
  release();
  release();
  expect(moments.isQuiet()).toBe(true);
  now += 2 * MINUTE_MS;
  expect(moments.isQuiet(), 'a wall with a single page').toBe(true);
});

test('a page reloads at most once in ten minutes, and once in hours for a build', async () => {
  vi.stubGlobal('fetch', async () => new Response(null));
  vi.useFakeTimers({ now: performance.timeOrigin, toFake: ['performance'] });
  const reload = vi.fn();
  const reloader = createReloader({ isQuiet: () => true, save: () => {}, reload });
  async function count(minutes: number, ...[reason, target]: Parameters<typeof reloader.request>) {
    vi.advanceTimersByTime(minutes * MINUTE_MS);
    reloader.request(reason, target);
    await reloader.check();
    return reload.mock.calls.length;
  }
  expect(await count(0, 'version', 'build 2')).toBe(1);
  expect(await count(9, 'broken')).toBe(1);
  expect(await count(2, 'broken')).toBe(2);
  expect(await count(11, 'version', 'build 2')).toBe(2);
  expect(await count(11, 'version', 'build 3')).toBe(3);
  expect(await count(7 * 60, 'version', 'build 2')).toBe(4);
  vi.useRealTimers();
});

test('a reload waits for a quiet moment and for the server, and stores what is on the screen first', async () => {
  const steps: string[] = [];
  let isQuiet = false;
  let status = 200;
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const reloader = createReloader({
    isQuiet: () => isQuiet,
    save: () => steps.push('save'),
    reload: () => steps.push('reload'),
  });
  await reloader.check();
  reloader.request('version', 'build 2');
  await reloader.check();
  expect(steps, 'a page is being read').toEqual([]);
  isQuiet = true;
  status = 503;
  await reloader.check();
  expect(steps, 'the server is away').toEqual([]);
  status = 200;
  await reloader.check();
  await reloader.check();
  expect(steps).toEqual(['save', 'reload']);
  reloader.request('stuck');
  await reloader.check();
  expect(steps).toHaveLength(2);
});

test('a wall that is stuck is reloaded at once', async () => {
  vi.stubGlobal('fetch', async () => new Response(null));
  const reload = vi.fn();
  const reloader = createReloader({ isQuiet: () => false, save: () => {}, reload });
  reloader.request('stuck');
  await reloader.check();
  expect(reload).toHaveBeenCalledOnce();
});

test('another build has other files; errors and pages without files are none', async () => {
  const answers: (() => Response)[] = [
    () => new Response(PAGE),
    () => new Response(PAGE.replaceAll('wall-1', 'wall-2')),
    () => new Response('<h1>Log in</h1>'),
    () => new Response(PAGE.replaceAll('wall-1', 'wall-2'), { status: 502 }),
  ];
  const builds = [];
  for (const answer of answers) {
    vi.stubGlobal('fetch', async () => answer());
    builds.push(await newVersion(filesIn(PAGE)));
  }
  expect(builds).toEqual([null, '/assets/wall-2.css /assets/wall-2.js', null, null]);
  expect(await newVersion('')).toBeNull();
});

test.each([
  ['2026-11-21T06:59:00Z', '07:00', '23:00', false],
  ['2026-11-21T07:00:00Z', '07:00', '23:00', true],
  ['2026-11-21T23:00:00Z', '07:00', '23:00', false],
  ['2026-11-21T00:30:00Z', '18:00', '01:00', true],
  ['2026-11-21T12:00:00Z', '18:00', '01:00', false],
  ['2026-11-21T12:00:00Z', null, null, true],
] as const)('at %s a wall from %s until %s is on: %s', (at, from, until, expected) => {
  expect(isOn(Date.parse(at), 'UTC', from, until)).toBe(expected);
});

test('the clock of the night moves a little every minute, and stays on the screen', () => {
  const places = Array.from({ length: 24 * 60 }, (_, minute) => wanderedTo(29_921_000 + minute));
  for (const [left, top] of places) {
    expect(left).toBeGreaterThanOrEqual(6);
    expect(left).toBeLessThanOrEqual(78);
    expect(top).toBeGreaterThanOrEqual(6);
    expect(top).toBeLessThanOrEqual(84);
  }
  expect(new Set(places.map(String)).size).toBeGreaterThan(400);
});
