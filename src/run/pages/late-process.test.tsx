/** What viewers get of ten minutes whose polls two processes that share nothing answer in turn, one of them 25 s late. */
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Loaded here, so that the test does not wait for it.
import '#web/data/viewer-filter.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { ReceivedList } from '#run/testing/receive-saturday.ts';
import { watchLists } from '#run/testing/watch-lists.ts';
import { createQueryClient } from '#web/data/client.ts';
import { freshnessOf } from '#web/data/freshness.ts';
import { liveQuery } from '#web/data/live.ts';
import { servePages } from './serve-pages.ts';
import { startProxy } from './start-proxy.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [{ at }] = subjects as readonly [Subject, ...Subject[]];
/** From then on three goals fall, and none is ruled out. */
const GOALS_AFTER_MS = 20 * MINUTE_MS;
const LATENESS_MS = 25_000;
const SECONDS = 600;
const PERIOD_MS = 5000;

const nextTurn = globalThis.setImmediate;
const client = createQueryClient();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the live lists that a page gets, and those of them that are not of the late process. */
async function receiveLists(start: number) {
  const startOne = (ms: number) => startProxy({ service, start, serviceTime: (instant) => instant - ms });
  const [proxy, lateProxy] = await Promise.all([startOne(0), startOne(LATENESS_MS)]);
  let turn = 0;
  const openRequests = servePages((url, init) => {
    turn += 1;
    return (turn % 2 === 1 ? proxy : lateProxy).fetch(url, init);
  });
  const lists: ReceivedList[] = [];
  const ofProxy: ReceivedList[] = [];
  client.getQueryCache().subscribe(({ type, query }) => {
    const asOf = freshnessOf(query.queryHash).asOf;
    if (type !== 'updated' || query.state.status !== 'success' || asOf === lists.at(-1)?.asOf) return;
    const { data: matches } = query.state.data as { readonly data: readonly MatchRow[] };
    const list = { kind: 'live', asOf: asOf ?? 0, receivedAt: proxy.now(), matches } as const;
    lists.push(list);
    if (turn % 2 === 1) ofProxy.push(list);
  });
  const stop = new QueryObserver(client, liveQuery as typeof liveQuery).subscribe(() => {});
  for (let second = 0; second < SECONDS; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    do await new Promise(nextTurn);
    while (openRequests() > 0);
  }
  stop();
  return { lists, ofProxy };
}

test('each goal of a page, wall, vidiprinter and alert comes once, and none that counts is ruled out', async () => {
  const { lists, ofProxy } = await receiveLists(at + GOALS_AFTER_MS);
  const reports = watchLists(lists, PERIOD_MS);
  expect(reports).toEqual(watchLists(ofProxy, PERIOD_MS));
  expect(reports.alerts.length).toBeGreaterThan(1);
  expect(Object.values(reports).flat().join()).not.toContain('ruled-out');
});
