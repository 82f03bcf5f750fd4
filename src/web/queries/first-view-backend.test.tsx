import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/fake-server.ts';
import { createQueryClient } from './client.ts';
import { dayQuery } from './day.ts';
import { operationUrl } from './fetch.ts';
import { createFirstViewBackend } from './first-view-backend.ts';
import { liveQuery } from './live.ts';
import { setQueryBackend, useAnswer } from './query-backend.ts';
import { takeOver } from './react-query-backend.tsx';

const day = dayQuery('2026-11-21');
const rendered: unknown[] = [];
const leave: (() => void)[] = [];
let whenAnswered = vi.fn();
let version = 1;
let failure: Error | null = null;

function Page() {
  const live = useAnswer(liveQuery);
  const { data } = useAnswer(day);
  rendered.push(live.data);
  const liveText = live.data?.meta.dropped ?? live.error?.message ?? 'nothing';
  return <p>{`${liveText} ${data?.meta.dropped ?? 'nothing'}`}</p>;
}

/** Opens the page with the first view's backend. */
function open() {
  const requests = fakeServer((url) =>
    failure ? failure : { body: { data: [], meta: { dropped: version } }, etag: `W/"${url} ${version}"` },
  );
  const backend = createFirstViewBackend(whenAnswered);
  setQueryBackend(backend);
  render(<Page />);
  const startReactQuery = async () => {
    const client = createQueryClient();
    await act(async () => leave.push(takeOver(backend, client), () => client.clear()));
  };
  return { requests, startReactQuery };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pageText = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  whenAnswered = vi.fn();
  rendered.length = 0;
  version = 1;
  failure = null;
});

afterEach(() => {
  cleanup();
  for (const one of leave.splice(0)) one();
  globalThis.touchline = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fetches every query once, and reports when all have been answered', async () => {
  const { requests } = open();
  expect([pageText(), whenAnswered.mock.calls.length]).toEqual(['nothing nothing', 0]);
  await pass(50);
  expect(pageText()).toBe('1 1');
  expect(whenAnswered).toHaveBeenCalled();
  await pass(60_000);
  expect(requests).toHaveLength(2);
});

test('React Query takes over the answers without rendering or refetching, and then polls', async () => {
  const { requests, startReactQuery } = open();
  await pass(0);
  const answer = rendered.at(-1);
  await startReactQuery();
  await pass(1000);
  expect(rendered.at(-1)).toBe(answer);
  expect(requests).toHaveLength(2);
  await pass(5000);
  expect(rendered.at(-1)).toBe(answer);
  expect(requests.length).toBeGreaterThan(2);
  version = 2;
  await pass(6000);
  expect(pageText()).toBe('2 2');
});

test('React Query waits for an answer that is already on its way', async () => {
  const { requests, startReactQuery } = open();
  await startReactQuery();
  await pass(0);
  expect(pageText()).toBe('1 1');
  expect(requests).toHaveLength(2);
});

test('reports a failure, and fetches again as soon as React Query is there', async () => {
  failure = new TypeError('Failed to fetch');
  const { requests, startReactQuery } = open();
  await pass(50);
  expect(pageText()).toBe('unreachable nothing');
  expect(whenAnswered).toHaveBeenCalled();
  failure = null;
  await startReactQuery();
  await pass(0);
  expect(pageText()).toBe('1 1');
  expect(requests).toHaveLength(4);
});

/** The early response of public/boot.js: only the first screens of the day. */
function serveFirstScreens(): void {
  const url = operationUrl(day.queryKey);
  const part = new Response('{"data":[],"meta":{"dropped":9,"part":true}}');
  globalThis.touchline = { early: { [url]: () => Promise.resolve(part) } };
}

test('shows the first screens, and then fetches the whole day', async () => {
  serveFirstScreens();
  const { requests } = open();
  await pass(0);
  expect(pageText()).toBe('1 9');
  await pass(50);
  expect(pageText()).toBe('1 1');
  expect(requests.map(({ url }) => url)).toEqual(
    [liveQuery, day].map(({ queryKey }) => operationUrl(queryKey)),
  );
});

test('having the first screens does not wait for the whole day', async () => {
  serveFirstScreens();
  fakeServer(() => new Error('requested too soon'));
  const backend = createFirstViewBackend(whenAnswered);
  await backend.prefetch(day);
  expect(backend.read(day).data?.meta).toEqual({ dropped: 9, part: true });
});

test('React Query takes over the first screens and the pending request for the whole day', async () => {
  serveFirstScreens();
  const { requests, startReactQuery } = open();
  await pass(0);
  await startReactQuery();
  expect(pageText()).toBe('1 9');
  await pass(50);
  expect(pageText()).toBe('1 1');
  expect(requests).toHaveLength(2);
});

test('React Query that starts before the first screens have come shows them, and then fetches the whole day', async () => {
  serveFirstScreens();
  const { startReactQuery } = open();
  await startReactQuery();
  await pass(0);
  expect(pageText()).toBe('1 1');
});

test('keeps the first screens if the whole day fails, and fetches it again', async () => {
  serveFirstScreens();
  const { startReactQuery } = open();
  await pass(0);
  failure = new TypeError('Failed to fetch');
  await pass(50);
  await startReactQuery();
  await pass(0);
  expect(pageText()).toBe('1 9');
  failure = null;
  await pass(20_000);
  expect(pageText()).toBe('1 1');
});

test('does not end the first view while nothing subscribes, whatever was answered', async () => {
  fakeServer((url) => ({ body: { data: [], meta: { dropped: 0 } }, etag: `W/"${url}"` }));
  const backend = createFirstViewBackend(whenAnswered);
  void backend.prefetch(day);
  await pass(100);
  expect(whenAnswered).not.toHaveBeenCalled();
  leave.push(backend.watch(day, () => {}));
  await pass(100);
  expect(whenAnswered).toHaveBeenCalled();
});
