import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { filtering } from '#web/data/answer-filter.ts';
import { createQueryClient } from '#web/data/client.ts';
import { dayQuery } from '#web/data/day.ts';
import { liveQuery } from '#web/data/live.ts';
import { matchQuery } from '#web/data/match.ts';
import { oddsQuery } from '#web/data/odds.ts';
import { sidelinedQuery } from '#web/data/sidelined.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { reveals } from '#web/settings/reveals.ts';
import { shieldVersion } from '#web/settings/shield-version.ts';
import { addShield, removeShield, reveal, shieldDay, shields } from '#web/settings/shields.ts';
import { answer, type FakeResponse, fakeServer } from '#web/testing/fake-server.ts';

const LIVE = sampleMatch(1, { score: [2, 1] });
const NEXT = sampleMatch(2, {
  status: 0,
  phase: 'scheduled',
  score: null,
  minute: null,
  kickOff: KICK_OFF + 7200,
});
const DAY = dayQuery('2026-11-21');
const TABLE = { league_id: '10', season_id: '1', number_standings: 1, tables: [] };
const ALL = { kind: 'all', id: '', name: '', until: null } as const;

let client: QueryClient;
let version = 0;

function respond(url: string): FakeResponse {
  const etag = `W/"${version}"`;
  if (url.includes('t=live')) return { ...answer([LIVE]), etag };
  if (url.includes('t=schedule')) return { ...answer([LIVE, NEXT]), etag };
  if (url.includes('t=info')) return { ...answer(LIVE), etag };
  if (url.includes('last_next')) return answer({ next: [], current: [LIVE], last: [] });
  if (url.includes('standings')) return answer(TABLE);
  if (url.includes('sidelined')) return answer(null);
  return answer([{ id: '1' }]);
}

beforeEach(() => {
  vi.useFakeTimers();
  worldClock.wake();
  version = 1;
  client = createQueryClient();
});

afterEach(async () => {
  client.clear();
  shields.set([]);
  reveals.set([]);
  await settle();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(ms = 0): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}

const serve = (worldTime = KICK_OFF + 3600) => fakeServer(respond, worldTime);
const data = <T>({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  client.getQueryData<{ data: T; meta: { shield?: readonly string[] } }>(queryKey);
const scores = () => data<readonly (typeof LIVE)[]>(DAY)?.data.map((match) => match.scores.home_score);

test('without a shield an answer is the one that came, and nothing is loaded', async () => {
  serve();
  await client.fetchQuery(DAY);
  expect(scores()).toEqual([2, null]);
  expect(filtering).toEqual({});
});

test('with a shield no answer with a score reaches the cache', async () => {
  addShield({ ...ALL, since: KICK_OFF * 1000 });
  serve();
  const states: unknown[] = [];
  client.getQueryCache().subscribe(({ query }) => states.push(query.state.data));
  await client.fetchQuery(DAY);
  await client.fetchQuery(liveQuery);
  await client.fetchQuery(oddsQuery('1', true));
  expect(scores()).toEqual([null, null]);
  expect(data(liveQuery)?.data).toEqual([]);
  expect(data(oddsQuery('1', true))).toMatchObject({ data: [], meta: { shield: ['match 1'] } });
  expect(JSON.stringify(states)).not.toMatch(/"home_score":2/);
});

test('setting, revealing and removing change the cached answers at once and request nothing', async () => {
  const requests = serve();
  await client.fetchQuery(DAY);
  const before = shieldVersion.get();
  addShield(ALL);
  await settle();
  expect(scores()).toEqual([null, null]);
  reveal('match 1');
  expect(scores()).toEqual([2, null]);
  reveals.set([]);
  expect(scores()).toEqual([null, null]);
  removeShield(ALL);
  await settle();
  expect(scores()).toEqual([2, null]);
  expect(shieldVersion.get()).toBeGreaterThan(before);
  expect([requests.length, filtering.rawAnswers?.size]).toEqual([1, 0]);
});

test('another tab’s shield counts as one’s own', async () => {
  serve();
  await client.fetchQuery(DAY);
  localStorage.setItem('shields', JSON.stringify([{ ...ALL, since: KICK_OFF * 1000 }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'shields' }));
  await settle();
  expect(scores()).toEqual([null, null]);
});

test('an unchanged response is compared with the answer as it came', async () => {
  addShield({ ...ALL, since: KICK_OFF * 1000 });
  serve();
  await client.fetchQuery(DAY);
  const first = data(DAY);
  await client.fetchQuery({ ...DAY, staleTime: 0 });
  expect(data(DAY)).toBe(first);
  removeShield(ALL);
  await settle();
  expect(scores()).toEqual([2, null]);
});

test('a shield ends by the world’s clock', async () => {
  const now = (KICK_OFF + 3600) * 1000;
  worldClock.sample(now, 1, performance.now());
  serve();
  addShield({ ...ALL, until: now + 5000 });
  await client.fetchQuery(DAY);
  expect(scores()).toEqual([null, null]);
  await settle(6000);
  expect(scores()).toEqual([2, null]);
  expect(shields.get()).toEqual([]);
});

test('a table requests the matches of a hidden day, to know whether one counts', async () => {
  const requests = serve();
  shieldDay('2026-11-21');
  await client.fetchQuery(liveStandingsQuery('1', true));
  expect(data(liveStandingsQuery('1', true))).toMatchObject({ data: null, meta: { shield: ['table 1'] } });
  expect(requests.filter(({ url }) => url.includes('t=schedule'))).toHaveLength(1);
  reveal('day 2026-11-21');
  await settle();
  expect(data(liveStandingsQuery('1', true))?.data).toEqual(TABLE);
});

test('the first shield on a team requests its matches, to know which tables they count for', async () => {
  addShield({ ...ALL, kind: 'team', id: '1001', since: KICK_OFF * 1000 });
  const requests = serve();
  await client.fetchQuery(liveStandingsQuery('1', true));
  expect(data(liveStandingsQuery('1', true))).toMatchObject({ data: null, meta: { shield: ['table 1'] } });
  expect(requests.map(({ url }) => url.match(/t=\w+/)?.[0])).toEqual(['t=standings_live', 't=last_next']);
  reveal('table 1');
  expect(data(liveStandingsQuery('1', true))?.data).toEqual(TABLE);
});

test('who misses a match waits for the matches of both teams, which may be hidden', async () => {
  addShield({ ...ALL, kind: 'competition', id: '10', since: KICK_OFF * 1000 });
  const requests = serve();
  await client.fetchQuery(sidelinedQuery('1'));
  expect(requests.map(({ url }) => url.match(/t=.+/)?.[0])).toEqual([
    't=match_sidelined&id=1',
    expect.stringContaining('t=info&id=1'),
    't=last_next&team_id=1001',
    't=last_next&team_id=2001',
  ]);
});

test('a table that is loaded is withheld when a later answer has a hidden match of it', async () => {
  addShield({ ...ALL, kind: 'team', id: '1001', since: KICK_OFF * 1000 });
  fakeServer(
    (url) => (url.includes('last_next') ? answer({ next: [], current: [], last: [] }) : respond(url)),
    KICK_OFF + 3600,
  );
  await client.fetchQuery(liveStandingsQuery('1', true));
  expect(data(liveStandingsQuery('1', true))?.data).toEqual(TABLE);
  await client.fetchQuery(liveQuery);
  expect(data(liveStandingsQuery('1', true))?.data).toBe(null);
});

test('a request that is cancelled does not bring back what has been hidden since', async () => {
  serve();
  const query = matchQuery('1');
  await client.fetchQuery(query);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  void client.fetchQuery({ ...query, staleTime: 0 }).catch(() => {});
  addShield(ALL);
  await settle();
  expect(data(query)?.data).toMatchObject({ shielded: true });
  await client.cancelQueries();
  expect(data(query)?.data).toMatchObject({ shielded: true });
});

test('shields that cannot be read are dropped', async () => {
  localStorage.setItem('shields', '[{"kind":"player"}]');
  serve();
  await client.fetchQuery(DAY);
  await settle(2000);
  expect(scores()).toEqual([2, null]);
  expect(localStorage.getItem('shields')).toBe('null');
});
