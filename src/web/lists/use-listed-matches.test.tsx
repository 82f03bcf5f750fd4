import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow } from '#contract/records/match.ts';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { createQueryClient } from '#web/data/client.ts';
import { dayQuery } from '#web/data/day.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { liveQuery } from '#web/data/live.ts';
import { liveStandingsQuery } from '#web/data/standings.ts';
import { teamMatchesQuery } from '#web/data/team.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { useDay } from './use-day.ts';
import { useTeamMatches } from './use-team-matches.ts';

const DAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const IN_PLAY = sampleMatch(1, { score: [1, 0] });
const ENDED = sampleMatch(1, { status: 3, phase: 'finished', score: [1, 0] });
const TO_COME = sampleMatch(1, { status: 0, phase: 'scheduled', score: null, minute: null });

/** What the server has, and when; each test changes it. */
let live: readonly MatchRow[];
let day: readonly MatchRow[];
let seconds: number;
let client: QueryClient;
let requests: ReturnType<typeof fakeServer>;

beforeEach(() => {
  live = [];
  day = [];
  seconds = 0;
  client = createQueryClient();
  requests = fakeServer((url) => {
    const lists = { next: [], current: day, last: [] };
    const table = { league_id: '10', season_id: '1', number_standings: 1, tables: [] };
    const data = url.includes('last_next') ? lists : url.includes('standings') ? table : day;
    return {
      ...answer(url.includes('livescores') ? live : url.includes('ids=') ? [] : data),
      headers: { 'world-time': `${(KICK_OFF + seconds) * 1000}; rate=1` },
    };
  });
});

afterEach(() => {
  cleanup();
  client.clear();
  shields.set([]);
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 80));
  });

const openDay = (utcDay = DAY) => renderHook(() => useDay(utcDay, DAY, 'UTC'), { wrapper });

async function refetch(at: number, { queryKey }: { readonly queryKey: readonly unknown[] }): Promise<void> {
  seconds = at;
  await act(() => client.refetchQueries({ queryKey }));
  await settle();
}

const count = (part: string) => requests.filter(({ url }) => url.includes(part)).length;

test('a team has the matches that its spoiler shield has requested before', async () => {
  day = [TO_COME];
  matchesOf(client);
  addShield({ kind: 'team', id: '1001', name: 'Rovers', until: null });
  await settle();
  await client.fetchQuery(liveStandingsQuery('1', false) as never);
  await settle();
  const { result } = renderHook(() => useTeamMatches('1001'), { wrapper });
  await settle();
  expect([count('last_next'), result.current.rows?.length]).toEqual([1, 1]);
});

test('matches of an answer that is put back are there without a network', async () => {
  day = [IN_PLAY];
  const { unmount } = openDay();
  await settle();
  unmount();
  const before = client.getQueryData(dayQuery(DAY).queryKey);
  client.clear();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  client.setQueryData(dayQuery(DAY).queryKey, before, { updatedAt: 1 });
  const { result } = openDay();
  await settle();
  expect(result.current.rows).toHaveLength(1);
});

test('an unchanged list says how a match ended that a late list had as in play', async () => {
  live = [IN_PLAY];
  day = [IN_PLAY];
  const stop = new QueryObserver(client, liveQuery).subscribe(() => {});
  const { result } = renderHook(() => useTeamMatches('1001'), { wrapper });
  await settle();
  day = [ENDED];
  await refetch(4, teamMatchesQuery('1001'));
  live = [sampleMatch(1, { score: [1, 0], minute: [90, 1] })];
  await refetch(8, liveQuery);
  live = [];
  await refetch(12, liveQuery);
  expect(result.current.rows?.[0]?.record.phase).toBe('live');
  await refetch(16, teamMatchesQuery('1001'));
  expect(result.current.rows?.[0]?.record.phase).toBe('finished');
  stop();
});

test('the end of a match requests no list of another day', async () => {
  live = [IN_PLAY];
  const stop = new QueryObserver(client, liveQuery).subscribe(() => {});
  openDay(TOMORROW);
  await settle();
  const before = count('schedule');
  live = [];
  await refetch(10, liveQuery);
  expect(count('schedule')).toBe(before);
  stop();
});

test('rows are the same after answers that change none of them', async () => {
  day = [IN_PLAY];
  live = [IN_PLAY];
  const { result, rerender } = openDay();
  await settle();
  const { rows } = result.current;
  await refetch(10, liveQuery);
  rerender();
  expect(result.current.rows).toBe(rows);
});

test('a world that is set back by days is shown as it is then', async () => {
  day = [ENDED];
  const { result } = openDay();
  await settle();
  expect(result.current.rows?.[0]?.record.phase).toBe('finished');
  day = [TO_COME];
  await refetch(-2 * 86_400, dayQuery(DAY));
  expect(result.current.rows?.[0]?.record.phase).toBe('scheduled');
});
