import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '#web/testing/answers.ts';
import { createQueryClient } from './client.ts';
import { dayQuery } from './day.ts';
import { start } from './engine.tsx';
import { operationUrl } from './fetch.ts';
import { createFirstSource } from './first.ts';
import { liveQuery } from './live.ts';
import { takeSource, useAnswer } from './source.ts';

const day = dayQuery('2026-11-21');
const rendered: unknown[] = [];
const leave: (() => void)[] = [];
let whenAnswered = vi.fn();
let version = 1;
let down: Error | null = null;

function Page() {
  const live = useAnswer(liveQuery);
  const { data } = useAnswer(day);
  rendered.push(live.data);
  const told = live.data?.meta.dropped ?? live.error?.message ?? 'nothing';
  return <p>{`${told} ${data?.meta.dropped ?? 'nothing'}`}</p>;
}

/** Opens the page with the first view's backend. */
function open() {
  const requests = fakeServer((url) =>
    down ? down : { body: { data: [], meta: { dropped: version } }, etag: `W/"${url} ${version}"` },
  );
  const first = createFirstSource(whenAnswered);
  takeSource(first);
  render(<Page />);
  const startReactQuery = async () => {
    const client = createQueryClient();
    await act(async () => leave.push(start(first, client), () => client.clear()));
  };
  return { requests, startReactQuery };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  whenAnswered = vi.fn();
  rendered.length = 0;
  version = 1;
  down = null;
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
  expect([shown(), whenAnswered.mock.calls.length]).toEqual(['nothing nothing', 0]);
  await pass(50);
  expect(shown()).toBe('1 1');
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
  expect(shown()).toBe('2 2');
});

test('React Query waits for an answer that is already on its way', async () => {
  const { requests, startReactQuery } = open();
  await startReactQuery();
  await pass(0);
  expect(shown()).toBe('1 1');
  expect(requests).toHaveLength(2);
});

test('reports a failure, and fetches again as soon as React Query is there', async () => {
  down = new TypeError('Failed to fetch');
  const { requests, startReactQuery } = open();
  await pass(50);
  expect(shown()).toBe('unreachable nothing');
  expect(whenAnswered).toHaveBeenCalled();
  down = null;
  await startReactQuery();
  await pass(0);
  expect(shown()).toBe('1 1');
  expect(requests).toHaveLength(4);
});

/** The early response of public/boot.js: only the first screens of the day. */
function firstScreensAsked(): void {
  const url = operationUrl(day.queryKey);
  const part = new Response('{"data":[],"meta":{"dropped":9,"part":true}}');
  globalThis.touchline = { early: { [url]: () => Promise.resolve(part) } };
}

test('shows the first screens, and then fetches the whole day', async () => {
  firstScreensAsked();
  const { requests } = open();
  await pass(0);
  expect(shown()).toBe('1 9');
  await pass(50);
  expect(shown()).toBe('1 1');
  expect(requests.map(({ url }) => url)).toEqual(
    [liveQuery, day].map(({ queryKey }) => operationUrl(queryKey)),
  );
});

test('having the first screens does not wait for the whole day', async () => {
  firstScreensAsked();
  fakeServer(() => new Error('requested too soon'));
  const first = createFirstSource(whenAnswered);
  await first.ask(day);
  expect(first.read(day).data?.meta).toEqual({ dropped: 9, part: true });
});

test('React Query takes over the first screens and the pending request for the whole day', async () => {
  firstScreensAsked();
  const { requests, startReactQuery } = open();
  await pass(0);
  await startReactQuery();
  expect(shown()).toBe('1 9');
  await pass(50);
  expect(shown()).toBe('1 1');
  expect(requests).toHaveLength(2);
});

test('keeps the first screens if the whole day fails, and fetches it again', async () => {
  firstScreensAsked();
  const { startReactQuery } = open();
  await pass(0);
  down = new TypeError('Failed to fetch');
  await pass(50);
  await startReactQuery();
  await pass(0);
  expect(shown()).toBe('1 9');
  down = null;
  await pass(20_000);
  expect(shown()).toBe('1 1');
});

test('does not end the first view while nothing subscribes, whatever was answered', async () => {
  fakeServer((url) => ({ body: { data: [], meta: { dropped: 0 } }, etag: `W/"${url}"` }));
  const first = createFirstSource(whenAnswered);
  void first.ask(day);
  await pass(100);
  expect(whenAnswered).not.toHaveBeenCalled();
  leave.push(first.watch(day, () => {}));
  await pass(100);
  expect(whenAnswered).toHaveBeenCalled();
});
