import { expect, test } from 'vitest';
import { readFreshness, UNKNOWN } from '#web/data/freshness.ts';
import { fakeCaches } from '#web/testing/fake-caches.ts';
import { createAnswerStore } from './answer-store.ts';

const BOUNDS = { maxAnswers: 3, maxBytes: 100, maxAnswerBytes: 60 };
const WORLD = 1_795_274_400_000;

/** Returns a store, and functions that store an answer of some bytes and list what is stored. */
function setUp({ maxBytes }: { maxBytes?: number } = {}) {
  const caches = fakeCaches(maxBytes === undefined ? {} : { maxBytes });
  let now = 1000;
  const start = () =>
    createAnswerStore({ open: () => caches.storage.open('a'), now: () => now, bounds: BOUNDS });
  let store = start();
  return {
    caches,
    urls: () => caches.urls('a'),
    put: (url: string, bytes: number, etag?: string) =>
      store.put(url, new Response('x'.repeat(bytes), { headers: etag ? { etag } : {} })),
    get: (url: string) => store.get(url, 'offline'),
    putResponse: (url: string, response: Response) => store.put(url, response),
    pass: (ms: number) => {
      now += ms;
    },
    restart: () => {
      store = start();
    },
  };
}

test('stores no more answers than the maximum, and drops the oldest', async () => {
  const { put, urls } = setUp();
  for (const url of ['/1', '/2', '/3', '/1', '/4']) await put(url, 1);
  expect(urls()).toEqual(['/3', '/1', '/4']);
});

test('stores no more bytes than the maximum, also after the worker has started again', async () => {
  const { put, urls, restart } = setUp();
  await put('/1', 40);
  await put('/2', 40);
  restart();
  await put('/3', 50);
  expect(urls()).toEqual(['/2', '/3']);
});

test('neither stores an answer that is too long, nor keeps the one before it', async () => {
  const { put, urls } = setUp();
  await put('/1', 40);
  await put('/1', 61);
  expect(urls()).toEqual([]);
});

test('goes on when the device has no room, without the answer before', async () => {
  const { put, urls } = setUp({ maxBytes: 50 });
  await put('/1', 40);
  await put('/2', 10);
  await put('/2', 20);
  expect(urls()).toEqual(['/1']);
  await put('/2', 5);
  expect(urls()).toEqual(['/1', '/2']);
});

test('writes an unchanged answer once a minute at most, and a changed one at once', async () => {
  const { put, pass, caches } = setUp();
  await put('/1', 1, '"a"');
  pass(59_000);
  await put('/1', 1, '"a"');
  expect(caches.writes()).toBe(1);
  await put('/1', 1, '"b"');
  expect(caches.writes()).toBe(2);
  pass(60_000);
  await put('/1', 1, '"b"');
  expect(caches.writes()).toBe(3);
});

test('keeps the answer before one that was cut off', async () => {
  const { put, putResponse, get } = setUp();
  await put('/1', 3);
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
  await putResponse('/1', new Response(body));
  expect(await (await get('/1'))?.text()).toBe('xxx');
});

test('an old answer has the instant of its data, the time that has passed, and the reason', async () => {
  const { putResponse, get, pass } = setUp();
  const headers = {
    'world-time': `${WORLD}; rate=2`,
    age: '3',
    'cache-control': 'max-age=60',
    'content-encoding': 'br',
    etag: '"a"',
  };
  await putResponse('/1', new Response('{}', { headers }));
  pass(90_700);
  const old = await get('/1');
  const freshness = readFreshness(new Headers(old?.headers), 0, UNKNOWN, 2);
  expect(freshness).toMatchObject({
    asOf: WORLD - 3000,
    etag: '"a"',
    detail: 'offline',
    period: UNKNOWN.period,
  });
  expect(old?.headers.get('world-time')).toBe(`${WORLD + 181_000}; rate=2`);
  expect(old?.headers.get('age')).toBe('184');
  expect(old?.headers.get('content-encoding')).toBeNull();
  expect(await get('/2')).toBeUndefined();
});

test('a clock that was set back makes no answer younger', async () => {
  const { putResponse, get, pass } = setUp();
  await putResponse('/1', new Response('{}', { headers: { 'world-time': `${WORLD}; rate=1`, age: '3' } }));
  pass(-500);
  expect((await get('/1'))?.headers.get('age')).toBe('3');
});
