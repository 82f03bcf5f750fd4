/**
 * No answer that a page has is ahead of the viewer's delay, however it polls the proxy: the proxy has had every body for at
 * least so long.
 */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Loaded here, so that the first test does not wait for it.
import '#web/data/viewer-filter.ts';
import { createQueryClient } from '#web/data/client.ts';
import { dayQuery } from '#web/data/day.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { matchQuery } from '#web/data/match.ts';
import { endedQuery } from '#web/data/printer-matches.ts';
import { chooseDelay } from '#web/settings/delay.ts';
import { servePages } from './serve-pages.ts';
import { startProxy } from './start-proxy.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [{ match, at: START }] = subjects as readonly [Subject, ...Subject[]];

const QUERIES = [liveQuery, endedQuery, dayQuery('2026-11-21'), matchQuery(match.id)];
const nextTurn = globalThis.setImmediate;
const client = createQueryClient();

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  chooseDelay(0, null);
  await vi.advanceTimersByTimeAsync(100);
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts proxies that share nothing, each of which gets its share of the requests. */
async function start(processes = 1) {
  const proxies = await Promise.all(
    Array.from({ length: processes }, () => startProxy({ service, start: START })),
  );
  const [proxy] = proxies as [(typeof proxies)[number]];
  let turn = 0;
  const openRequests = servePages((url, init) => {
    turn += 1;
    return (proxies[turn % processes] ?? proxy).fetch(url, init);
  });
  let seconds = 0;
  const choose = (delay: number) => {
    seconds = delay;
    chooseDelay(delay, null);
  };

  /** Returns what the page has that is ahead of its delay. */
  function ahead(): readonly string[] {
    const latest = proxy.now() - seconds * 1000;
    return client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryHash, state }) => {
        const { etag } = freshnessOf(queryHash);
        const since = Math.min(...proxies.map(({ hadSince }) => hadSince.get(etag ?? '') ?? Infinity));
        return state.data !== undefined && since > latest ? [`${queryHash} by ${since - latest} ms`] : [];
      });
  }
  let observers: (() => void)[] = [];
  return {
    proxy,
    choose,
    open: () => {
      observers = QUERIES.map((query) =>
        new QueryObserver(client, query as typeof liveQuery).subscribe(() => {}),
      );
    },
    leave: () => {
      for (const stop of observers) stop();
    },
    /** Lets time pass; nothing may be ahead at any second of it. */
    async pass(span: number): Promise<void> {
      for (let second = 0; second < span; second += 1) {
        await vi.advanceTimersByTimeAsync(1000);
        do await new Promise(nextTurn);
        while (openRequests() > 0);
        expect(ahead()).toEqual([]);
      }
    },
    /** How many of the queries have data. */
    dataCount: () => QUERIES.filter(({ queryKey }) => client.getQueryData(queryKey) !== undefined).length,
  };
}

const all = QUERIES.length;

test('a page that is opened with a delay waits for it, and follows', async () => {
  const { choose, open, pass, dataCount } = await start();
  choose(45);
  open();
  await pass(44);
  expect(dataCount()).toBe(0);
  await pass(3);
  expect(dataCount()).toBe(all);
  await pass(60);
});

test('a longer delay drops what is ahead, a shorter one catches up', async () => {
  const { choose, open, pass, dataCount } = await start();
  open();
  await pass(70);
  for (const delay of [20, 45, 20, 120, 45]) {
    choose(delay);
    await pass(12);
  }
  expect(dataCount()).toBe(all);
});

test('another delay is chosen while the page waits', async () => {
  const { choose, open, pass, dataCount } = await start();
  choose(20);
  open();
  await pass(12);
  choose(45);
  await pass(30);
  expect(dataCount()).toBe(0);
  await pass(8);
  expect(dataCount()).toBe(all);
});

test('a page that was left for longer than the proxy keeps its answers waits again', async () => {
  const { choose, open, leave, pass } = await start();
  choose(45);
  open();
  await pass(55);
  leave();
  await pass(150);
  open();
  await pass(60);
});

test('a proxy that has restarted knows nothing of the time before', async () => {
  const { proxy, choose, open, pass, dataCount } = await start();
  choose(45);
  open();
  await pass(55);
  await proxy.restart();
  await pass(60);
  expect(dataCount()).toBe(all);
});

test('two processes that share nothing answer in turn', async () => {
  const { choose, open, pass, dataCount } = await start(2);
  choose(20);
  open();
  await pass(60);
  expect(dataCount()).toBe(all);
});
