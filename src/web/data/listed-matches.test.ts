import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { dayQuery } from './day.ts';
import { matchesOf } from './listed-matches.ts';
import { liveQuery } from './live.ts';
import { matchQuery } from './match.ts';
import { createPublicClient } from './public-client.ts';
import { teamMatchesQuery } from './team.ts';

const DAY = dayQuery('2026-11-21');
const TEAM = teamMatchesQuery('1001');

/** What the server has, and when; each test changes it. */
let live: readonly MatchRow[];
let day: readonly MatchRow[];
let seconds: number;
let client: QueryClient;

beforeEach(() => {
  live = [];
  day = [];
  seconds = 0;
  client = createPublicClient();
  fakeServer((url) => ({
    ...(url.includes('last_next')
      ? answer({ next: [], current: day, last: [] })
      : answer(url.includes('livescores') ? live : day)),
    headers: { 'world-time': `${(KICK_OFF + seconds) * 1000}; rate=1` },
  }));
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const entries = () => matchesOf(client).get().entries;
const scores = () =>
  [...entries().values()].map(({ record: { id, scores } }) => `${id} ${scores.home_score}`);
const at = (score: number, fields: Parameters<typeof sampleMatch>[1] = {}) =>
  sampleMatch(1, { score: [score, 0], ...fields });

/** Waits until everybody has heard of the answers so far. */
const heardAll = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

async function fetchAt(instant: number, query: typeof DAY | typeof liveQuery | typeof TEAM): Promise<void> {
  seconds = instant;
  await client.fetchQuery({ ...query, staleTime: 0 } as typeof DAY);
}

test('a match is as the newest answer has it, whichever list it is of', async () => {
  day = [at(0), sampleMatch(2)];
  await fetchAt(0, DAY);
  expect(scores()).toEqual(['1 0', '2 0']);
  live = [at(1)];
  await fetchAt(10, liveQuery);
  expect(scores()).toEqual(['1 1', '2 0']);
  // The clock of a match ticks from one sighting, in all lists.
  const { anchor } = entries().get('1') ?? {};
  day = [at(2)];
  await fetchAt(20, TEAM);
  expect(scores()).toEqual(['1 2', '2 0']);
  expect(entries().get('1')?.anchor).toBe(anchor);
});

test('data are confirmed by the newest list that has the match, unchanged or not, and pages are only called for a change', async () => {
  day = [at(0), sampleMatch(2)];
  live = [at(0)];
  await fetchAt(0, DAY);
  await fetchAt(5, liveQuery);
  const { confirmed, subscribe } = matchesOf(client);
  await heardAll();
  const heard = vi.fn();
  subscribe(heard);
  await fetchAt(15, liveQuery);
  const since = (instant: number) => (KICK_OFF + instant) * 1000;
  expect([confirmed('1'), confirmed('2'), confirmed('3'), confirmed()]).toEqual(
    [15, 0, 15, 15].map((one) => since(one)),
  );
  await heardAll();
  expect(heard).not.toHaveBeenCalled();
  live = [at(1)];
  await fetchAt(25, liveQuery);
  await heardAll();
  expect(heard).toHaveBeenCalledOnce();
});

test('matches leave with the last list that has them', async () => {
  day = [at(0), sampleMatch(2)];
  live = [at(0)];
  await fetchAt(0, DAY);
  await fetchAt(5, liveQuery);
  expect(scores()).toHaveLength(2);
  client.removeQueries({ queryKey: DAY.queryKey });
  expect(scores()).toEqual(['1 0']);
});

test('answers that were filtered again begin anew, without what they withhold', async () => {
  live = [at(3)];
  await fetchAt(5, liveQuery);
  expect(scores()).toEqual(['1 3']);
  const hidden = { ...at(0, { score: null }), shielded: true };
  client
    .getQueryCache()
    .find(liveQuery)
    ?.setState({ data: { data: [hidden], meta: { dropped: 0 } } });
  shieldVersion.set(shieldVersion.get() + 1);
  expect(scores()).toEqual(['1 null']);
});

test('a query that is none for a list of matches adds none', async () => {
  await client.fetchQuery(matchQuery('1'));
  expect(scores()).toEqual([]);
});
