import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { pause, resume } from '#web/clock/pause.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { createQueryClient } from './client.ts';
import { liveQuery } from './live.ts';
import { refetchOnResume } from './refetch-on-resume.ts';

const WORLD = Date.parse('2026-11-21T15:20:00Z');
let leave: (() => void)[] = [];
let failing: Error | null = null;

/** A page with the live list, and a server that can fail. */
function open() {
  const requests = fakeServer(
    () =>
      failing ?? {
        body: { data: [], meta: { dropped: 0 } },
        headers: { 'world-time': `${WORLD + Math.round(performance.now())}; rate=1` },
      },
  );
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(client, liveQuery);
  leave = [
    refetchOnResume(client),
    observer.subscribe(() => {}),
    () => client.unmount(),
    () => client.clear(),
  ];
  return { requests, client };
}

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  resume();
  for (const one of leave) one();
  failing = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a hidden page makes no requests, and refetches everything when it becomes visible', async () => {
  const { requests } = open();
  await pass(20_000);
  expect(requests.length).toBeGreaterThan(3);
  show('hidden');
  const before = requests.length;
  await pass(HOUR_MS);
  expect(requests).toHaveLength(before);
  show('visible');
  await pass(0);
  expect(requests).toHaveLength(before + 1);
  await pass(12_000);
  expect(requests).toHaveLength(before + 3);
});

test('several events of one return refetch once', async () => {
  const { requests } = open();
  await pass(1000);
  show('hidden');
  await pass(HOUR_MS);
  const before = requests.length;
  show('visible');
  document.dispatchEvent(new Event('resume'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pass(0);
  expect(requests).toHaveLength(before + 1);
});

test.each([
  ['the connection came back', () => new Event('online')],
  [
    'the page came out of the back-forward cache',
    () => Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('%s: it refetches at once', async (_, event) => {
  const { requests } = open();
  await pass(1000);
  const before = requests.length;
  window.dispatchEvent(event());
  await pass(0);
  expect(requests).toHaveLength(before + 1);
});

test('a page that is opened for the first time does not refetch', async () => {
  const { requests } = open();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  await pass(0);
  expect(requests).toHaveLength(1);
});

test('a failure just before the page was hidden does not end the polling', async () => {
  const { requests, client } = open();
  await pass(1000);
  failing = new TypeError('Failed to fetch');
  await pass(6000);
  show('hidden');
  await pass(HOUR_MS);
  failing = null;
  const before = requests.length;
  show('visible');
  await pass(0);
  expect(requests).toHaveLength(before + 1);
  expect(client.getQueryState(liveQuery.queryKey)).toMatchObject({ status: 'success', fetchStatus: 'idle' });
  await pass(12_000);
  expect(requests.length).toBeGreaterThan(before + 1);
});

test('a request that was suspended with the device is replaced by a new one', async () => {
  const { requests, client } = open();
  await pass(1000);
  let stuck = true;
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    stuck
      ? new Promise((_, reject) => {
          requests.push({ url, init });
          init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        })
      : answering(url, init),
  );
  await pass(5500);
  expect(client.isFetching()).toBe(1);
  stuck = false;
  const before = requests.length;
  document.dispatchEvent(new Event('resume'));
  await pass(0);
  expect(requests).toHaveLength(before + 1);
  expect(client.isFetching()).toBe(0);
});

test("the device's clock may jump by a day during sleep", async () => {
  const { requests } = open();
  await pass(1000);
  show('hidden');
  await pass(HOUR_MS);
  vi.setSystemTime(Date.now() - 24 * HOUR_MS);
  const before = requests.length;
  show('visible');
  await pass(0);
  expect(requests).toHaveLength(before + 1);
  await pass(6000);
  expect(requests).toHaveLength(before + 2);
});

test('a paused page makes no requests, not even on return, until it is resumed', async () => {
  const { requests } = open();
  await pass(1000);
  pause();
  const before = requests.length;
  await pass(HOUR_MS);
  show('hidden');
  show('visible');
  window.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(requests).toHaveLength(before);
  resume();
  await pass(0);
  expect(requests).toHaveLength(before + 1);
  await pass(6000);
  expect(requests).toHaveLength(before + 2);
});
