import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeResponse, fakeServer } from '#web/testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { fetchAnswer, operationUrl } from './fetch.ts';
import { freshnessOf } from './freshness.ts';
import type { OperationKey } from './operation-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'touchline');
});

let matches = 0;
function newKey(): OperationKey {
  matches += 1;
  return ['fixtures', { t: 'info', id: String(matches), include: 'events,stats' }];
}

function fetchKey(queryKey: OperationKey, client = new QueryClient()) {
  return client.fetchQuery({ queryKey, queryFn: (context) => fetchAnswer(context), retry: false });
}

async function failureOf(answer: FakeResponse | Error): Promise<ApiError> {
  fakeServer(() => answer);
  const failure: unknown = await fetchKey(newKey()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
}

test("an address has the operation's route and parameters of the spec", () => {
  expect(operationUrl(['livescores', { t: 'live', include: 'events' }])).toBe(
    '/api/v2.2/livescores/?t=live&include=events',
  );
});

test("leaves the ETag to the browser's cache", async () => {
  const requests = fakeServer(() => ({ body: { data: 1 } }));
  await fetchKey(newKey());
  expect(requests[0]?.init?.cache).toBe('no-cache');
  expect(requests[0]?.init?.headers).toBeUndefined();
  expect(requests[0]?.init?.signal).toBeDefined();
});

test('the same ETag returns the previous object, another one a new object', async () => {
  const client = new QueryClient();
  const key = newKey();
  let etag = 'W/"a"';
  fakeServer(() => ({ body: { data: [1], meta: { dropped: 0 } }, etag }));
  const first = await fetchKey(key, client);
  expect(await fetchKey(key, client)).toBe(first);
  etag = 'W/"b"';
  // Without structural sharing, which returns equal data as the previous object.
  client.setQueryDefaults(key, { structuralSharing: false });
  expect(await fetchKey(key, client)).not.toBe(first);
});

test('does not read the body of an unchanged response', async () => {
  const client = new QueryClient();
  const key = newKey();
  fakeServer(() => ({ body: { data: [1] }, etag: 'W/"a"' }));
  await fetchKey(key, client);
  const json = vi.spyOn(Response.prototype, 'json');
  await fetchKey(key, client);
  expect(json).not.toHaveBeenCalled();
});

test('reads a response again if its data are gone, even with the same ETag', async () => {
  const key = newKey();
  fakeServer(() => ({ body: { data: [1] }, etag: 'W/"a"' }));
  await fetchKey(key, new QueryClient());
  expect(await fetchKey(key, new QueryClient())).toEqual({ data: [1] });
});

test('uses an early response of boot.js, once', async () => {
  const key = newKey();
  const requests = fakeServer(() => ({ body: { data: 'late' } }));
  globalThis.touchline = {
    early: { [operationUrl(key)]: async () => new Response('{"data":"early"}') },
  };
  expect(await fetchKey(key)).toEqual({ data: 'early' });
  expect(await fetchKey(key)).toEqual({ data: 'late' });
  expect(requests).toHaveLength(1);
});

test("a failure has the API's error code", async () => {
  const body = { error: { code: 'upstream_unavailable', message: 'The data service is not answering.' } };
  const failure = await failureOf({ body, status: 503, headers: { 'retry-after': '7' } });
  expect(failure).toMatchObject({
    code: 'upstream_unavailable',
    status: 503,
    retryAfter: 7000,
  });
});

test.each([
  [{ body: '<html>', status: 502 }, 'internal'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
] as const)('what is no answer of the API has a code too: %#', async (answer, code) => {
  expect((await failureOf(answer)).code).toBe(code);
});

test('a device without a connection says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await failureOf(new TypeError('Failed to fetch'))).code).toBe('offline');
});

test('a failure keeps the freshness of the last answer, and records its time and code', async () => {
  const client = new QueryClient();
  const key = newKey();
  fakeServer(() => ({ body: { data: 1 }, etag: 'W/"a"' }));
  await fetchKey(key, client);
  fakeServer(() => new TypeError('Failed to fetch'));
  await fetchKey(key, client).catch(() => {});
  const hash = hashKey(key);
  expect(freshnessOf(hash)).toMatchObject({ etag: 'W/"a"', failure: 'unreachable', period: 5000 });
  expect(freshnessOf(hash).failedAt).not.toBeNull();
});
