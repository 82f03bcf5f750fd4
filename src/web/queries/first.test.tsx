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

/** Opens the page on its first answers. */
function open() {
  const asked = fakeServer((url) =>
    down ? down : { body: { data: [], meta: { dropped: version } }, etag: `W/"${url} ${version}"` },
  );
  const first = createFirstSource(whenAnswered);
  takeSource(first);
  render(<Page />);
  const startEngine = async () => {
    const client = createQueryClient();
    await act(async () => leave.push(start(first, client), () => client.clear()));
  };
  return { asked, startEngine };
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

test('every query is answered once, and when all have been, that is told', async () => {
  const { asked } = open();
  expect([shown(), whenAnswered.mock.calls.length]).toEqual(['nothing nothing', 0]);
  await pass(50);
  expect(shown()).toBe('1 1');
  expect(whenAnswered).toHaveBeenCalled();
  await pass(60_000);
  expect(asked).toHaveLength(2);
});

test('React Query takes the answers over: nothing renders, nothing is asked again, and then it polls', async () => {
  const { asked, startEngine } = open();
  await pass(0);
  const answer = rendered.at(-1);
  await startEngine();
  await pass(1000);
  expect(rendered.at(-1)).toBe(answer);
  expect(asked).toHaveLength(2);
  await pass(5000);
  expect(rendered.at(-1)).toBe(answer);
  expect(asked.length).toBeGreaterThan(2);
  version = 2;
  await pass(6000);
  expect(shown()).toBe('2 2');
});

test('an answer that is on its way when React Query comes is waited for', async () => {
  const { asked, startEngine } = open();
  await startEngine();
  await pass(0);
  expect(shown()).toBe('1 1');
  expect(asked).toHaveLength(2);
});

test('what has failed is told, and asked for again as soon as React Query is there', async () => {
  down = new TypeError('Failed to fetch');
  const { asked, startEngine } = open();
  await pass(50);
  expect(shown()).toBe('unreachable nothing');
  expect(whenAnswered).toHaveBeenCalled();
  down = null;
  await startEngine();
  await pass(0);
  expect(shown()).toBe('1 1');
  expect(asked).toHaveLength(4);
});

/** What public/boot.js has asked for instead of the day: its first screens alone. */
function firstScreensAsked(): void {
  const url = operationUrl(day.queryKey);
  const part = new Response('{"data":[],"meta":{"dropped":9,"part":true}}');
  globalThis.touchline = { early: { [url]: () => Promise.resolve(part) } };
}

test('first screens are shown, and then the whole day is asked for', async () => {
  firstScreensAsked();
  const { asked } = open();
  await pass(0);
  expect(shown()).toBe('1 9');
  await pass(50);
  expect(shown()).toBe('1 1');
  expect(asked.map(({ url }) => url)).toEqual([liveQuery, day].map(({ queryKey }) => operationUrl(queryKey)));
});

test('nobody who has the first screens waits for the whole day', async () => {
  firstScreensAsked();
  fakeServer(() => new Error('asked too soon'));
  const first = createFirstSource(whenAnswered);
  await first.ask(day);
  expect(first.read(day).data?.meta).toEqual({ dropped: 9, part: true });
});

test('React Query takes first screens over, and the way to the whole day', async () => {
  firstScreensAsked();
  const { asked, startEngine } = open();
  await pass(0);
  await startEngine();
  expect(shown()).toBe('1 9');
  await pass(50);
  expect(shown()).toBe('1 1');
  expect(asked).toHaveLength(2);
});

test('first screens stay where the whole day does not come, and it is asked for again', async () => {
  firstScreensAsked();
  const { startEngine } = open();
  await pass(0);
  down = new TypeError('Failed to fetch');
  await pass(50);
  await startEngine();
  await pass(0);
  expect(shown()).toBe('1 9');
  down = null;
  await pass(20_000);
  expect(shown()).toBe('1 1');
});

test('as long as nobody listens the first view has not ended, whatever was answered', async () => {
  fakeServer((url) => ({ body: { data: [], meta: { dropped: 0 } }, etag: `W/"${url}"` }));
  const first = createFirstSource(whenAnswered);
  void first.ask(day);
  await pass(100);
  expect(whenAnswered).not.toHaveBeenCalled();
  leave.push(first.watch(day, () => {}));
  await pass(100);
  expect(whenAnswered).toHaveBeenCalled();
});
