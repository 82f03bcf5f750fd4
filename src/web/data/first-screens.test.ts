import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { createQueryClient } from './client.ts';
import { dayQuery } from './day.ts';
import { isCompleteAnswer, operationUrl } from './fetch.ts';

const query = dayQuery('2026-11-21');
const url = operationUrl(query.queryKey);
const FIRST_SCREENS = { data: [], meta: { dropped: 9, part: true } };
let failure: Error | null = null;
let client = createQueryClient();

/** Opens a page whose first screens public/boot.js has requested; returns the requests of the whole list. */
function open() {
  const requests: ReturnType<typeof fakeServer> = fakeServer(() =>
    requests.at(-1)?.init?.signal?.aborted
      ? new DOMException('', 'AbortError')
      : (failure ?? { body: { data: [], meta: { dropped: 1 } }, etag: 'W/"whole"' }),
  );
  globalThis.touchline = { early: { [url]: async () => new Response(JSON.stringify(FIRST_SCREENS)) } };
  return requests;
}

/** Subscribes to the list as a page does. */
const watch = () => new QueryObserver(client, query).subscribe(() => {});
const answer = () => client.getQueryData(query.queryKey);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  failure = null;
  client = createQueryClient();
  client.mount();
});

afterEach(() => {
  client.unmount();
  client.clear();
  globalThis.touchline = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first screens are there at once, and painted before the whole list is requested', async () => {
  const requests = open();
  let paints = 0;
  requestAnimationFrame(() => {
    paints += 1;
    expect(requests).toHaveLength(0);
  });
  void client.prefetchQuery(query);
  await pass(0);
  expect(answer()).toEqual(FIRST_SCREENS);
  watch();
  await pass(50);
  expect(paints).toBe(1);
  expect(requests.map((request) => request.url)).toEqual([url]);
  expect(client.getQueryData(query.queryKey)?.meta).toEqual({ dropped: 1 });
});

test('the first screens stay if the whole list fails, and it is requested again', async () => {
  open();
  failure = new TypeError('Failed to fetch');
  watch();
  await pass(50);
  expect(answer()).toEqual(FIRST_SCREENS);
  expect(client.getQueryState(query.queryKey)?.error?.message).toBe('unreachable');
  failure = null;
  await pass(20_000);
  expect(isCompleteAnswer(client.getQueryData(query.queryKey))).toBe(true);
});

test('a viewer who left before the whole list was requested gets it on return', async () => {
  open();
  const leave = watch();
  await pass(0);
  leave();
  await pass(50);
  expect(answer()).toEqual(FIRST_SCREENS);
  watch();
  await pass(0);
  expect(isCompleteAnswer(client.getQueryData(query.queryKey))).toBe(true);
});
