import { screen, within } from '@testing-library/react';
import { type createElement, memo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchRow as Match } from '#contract/records/match.ts';
import type { MatchRowProps } from '#web/features/scores/match-row.tsx';
import { fakeServer } from '#web/testing/fake-server.ts';
import { drawAllRows, leavePages, pass, renderPage } from '#web/testing/render-page.tsx';
import { KICK_OFF, sampleEvent, sampleMatch } from '#web/testing/sample.ts';
import { Scores } from './scores.tsx';

const rendered = vi.hoisted(() => ({ rows: [] as string[] }));

vi.mock('#web/features/scores/match-row.tsx', async (original) => {
  const { MatchRow } = await original<typeof import('#web/features/scores/match-row.tsx')>();
  const Row = (MatchRow as unknown as { type: (props: MatchRowProps) => ReturnType<typeof createElement> })
    .type;
  function CountedRow(props: MatchRowProps) {
    rendered.rows.push(props.record.id);
    return Row(props);
  }
  return { MatchRow: memo(CountedRow) };
});

/** The fake server's matches; tests change them. */
let day: readonly Match[] = [];
let live: readonly Match[] = [];
let version = 1;
let failure: Error | null = null;
let startedAt = 0;

/** World time of the test: 20 minutes and 5 seconds after kick-off, plus the elapsed time. */
const worldNow = () => (KICK_OFF + 20 * 60 + 5) * 1000 + performance.now() - startedAt;

function serve() {
  return fakeServer((url) => {
    if (failure) return failure;
    const isLive = url.includes('livescores');
    const pace: Record<string, string> = isLive ? {} : { 'cache-control': 'max-age=30' };
    const data = isLive ? live : url.includes('d=2026-11-21') ? day : [];
    return {
      body: { data, meta: { dropped: 0 } },
      etag: `W/"${isLive ? 'live' : url} ${version}"`,
      headers: { ...pace, 'world-time': `${Math.round(worldNow())}; rate=1` },
    };
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  // The device's clock is off by a day, without effect.
  vi.setSystemTime('2026-11-20T03:00:00Z');
  localStorage.setItem('zone', 'Europe/London');
  startedAt = performance.now();
  rendered.rows.length = 0;
  version += 1;
  failure = null;
});

afterEach(() => {
  leavePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** 600 matches in 20 competitions, the first 60 of them in play. */
function busyDay(): void {
  const all = Array.from({ length: 600 }, (_, at) =>
    sampleMatch(at + 1, {
      league: { id: String(Math.floor(at / 30) + 10), name: `League ${Math.floor(at / 30)}` },
      ...(at < 60
        ? {}
        : { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF + 7200 }),
    }),
  );
  day = all;
  live = all.slice(0, 60);
}

const row = (name: RegExp) => screen.getByRole('link', { name });

test('a poll that changes 5 of 600 matches renders exactly these 5 rows', async () => {
  busyDay();
  serve();
  renderPage(<Scores />);
  await pass(1000);
  await drawAllRows();
  expect(rendered.rows).toHaveLength(600);
  rendered.rows.length = 0;
  const changed = ['3', '17', '30', '44', '59'];
  version += 1;
  live = live.map((match) =>
    changed.includes(match.id)
      ? sampleMatch(Number(match.id), { score: [1, 0], league: match.league })
      : match,
  );
  await pass(6000);
  expect([...rendered.rows].sort()).toEqual([...changed].sort());
  expect(row(/^Home 3 1, Away 3 0,/)).toBeDefined();
});

test('a poll that changes nothing renders no row and touches no node', async () => {
  busyDay();
  const requests = serve();
  renderPage(<Scores />);
  await pass(1000);
  await drawAllRows();
  rendered.rows.length = 0;
  const polls = requests.length;
  const mutations: MutationRecord[] = [];
  const observer = new MutationObserver((records) => mutations.push(...records));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  await pass(6000);
  mutations.push(...observer.takeRecords());
  observer.disconnect();
  expect(requests.length).toBe(polls + 1);
  expect(rendered.rows).toEqual([]);
  expect(mutations).toEqual([]);
});

test('a minute ticks without rendering its row', async () => {
  day = [sampleMatch(1, { minute: [20] })];
  live = day;
  serve();
  renderPage(<Scores />);
  await pass(1000);
  rendered.rows.length = 0;
  expect(row(/20th minute/)).toBeDefined();
  await pass(60_000);
  expect(row(/21st minute/)).toBeDefined();
  expect(rendered.rows).toEqual([]);
});

test("a goal is marked for a minute; the scorer's name comes without a second mark", async () => {
  day = [sampleMatch(1)];
  live = day;
  serve();
  renderPage(<Scores />);
  await pass(1000);
  expect(screen.queryByText('Goal')).toBeNull();
  version += 1;
  live = [sampleMatch(1, { score: [1, 0], events: [] })];
  await pass(6000);
  expect(within(row(/^Home 1 1, Away 1 0/)).getByText('Goal')).toBeDefined();
  expect(screen.getByText('scorer to be confirmed')).toBeDefined();
  version += 1;
  live = [sampleMatch(1, { score: [1, 0], events: [sampleEvent()] })];
  await pass(6000);
  expect(screen.getByText('20′ Osei')).toBeDefined();
  await pass(60_000);
  expect(screen.queryByText('Goal')).toBeNull();
});

test('a disallowed goal is struck through for a minute', async () => {
  day = [sampleMatch(1, { score: [1, 0] })];
  live = day;
  serve();
  renderPage(<Scores />);
  await pass(1000);
  version += 1;
  live = [sampleMatch(1, { score: [0, 0] })];
  await pass(6000);
  expect(screen.getByText('Goal ruled out')).toBeDefined();
  expect(screen.getByText('1–0').tagName).toBe('S');
  await pass(61_000);
  expect(screen.queryByText('Goal ruled out')).toBeNull();
});

test("a match that leaves the live list refetches the day's list once", async () => {
  day = [sampleMatch(1, { minute: [90], status_period: '2nd Half' })];
  live = day;
  const requests = serve();
  renderPage(<Scores />);
  await pass(1000);
  version += 1;
  live = [];
  day = [sampleMatch(1, { status: 3, phase: 'finished', minute: [90], score: [0, 0] })];
  const lists = () => requests.filter(({ url }) => url.endsWith('d=2026-11-21')).length;
  expect(lists()).toBe(1);
  await pass(7000);
  expect(lists()).toBe(2);
  expect(row(/full time/)).toBeDefined();
  await pass(10_000);
  expect(lists()).toBe(2);
});

test('the counts of the filters add up, and include abandoned and postponed matches', async () => {
  day = [
    sampleMatch(1),
    sampleMatch(2, { status: 3, phase: 'finished' }),
    sampleMatch(3, { status: 6, phase: 'off', score: [1, 1] }),
    sampleMatch(4, { status: 4, phase: 'off', score: null, minute: null }),
    sampleMatch(5, { status: 0, phase: 'scheduled', score: null, minute: null }),
  ];
  live = day.slice(0, 1);
  serve();
  renderPage(<Scores />, '/?show=finished');
  await pass(1000);
  const filters = screen.getByRole('navigation', { name: 'Show' });
  expect(
    within(filters)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All5', 'Live1', 'Finished2', 'Upcoming2']);
  expect(row(/^Home 3 1, Away 3 1, abandoned/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Home 1/ })).toBeNull();
});

test('numbers stay when the server is down, are dimmed, and the page says why', async () => {
  day = [sampleMatch(1, { score: [2, 1] })];
  live = day;
  serve();
  renderPage(<Scores />);
  await pass(1000);
  failure = new TypeError('Failed to fetch');
  await pass(30_000);
  expect(row(/^Home 1 2, Away 1 1/)).toBeDefined();
  expect(screen.getByText(/^as of 15:20:0\d$/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Can’t reach Touchline');
  failure = null;
  await pass(30_000);
  expect(screen.getByText(/up to date/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('without a first response the page says so and keeps trying', async () => {
  failure = new TypeError('Failed to fetch');
  day = [sampleMatch(1)];
  live = day;
  serve();
  renderPage(<Scores />);
  await pass(1000);
  expect(screen.getByRole('alert').textContent).toContain('Can’t reach Touchline');
  failure = null;
  await pass(15_000);
  expect(row(/^Home 1/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a day whose list fails to load is not called empty, up to date or counted', async () => {
  day = [];
  live = [sampleMatch(1)];
  serve();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url.includes('fixtures') ? Promise.reject(new TypeError('Failed to fetch')) : answer(url, init),
  );
  renderPage(<Scores />, '/?d=2026-11-28');
  await pass(1000);
  await pass(1000);
  expect(screen.queryByText('No matches on this day.')).toBeNull();
  expect(screen.queryByText(/up to date/)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Can’t reach Touchline');
  leavePages();
  renderPage(<Scores />);
  await pass(1000);
  expect(row(/^Home 1/)).toBeDefined();
  const filters = within(screen.getByRole('navigation', { name: 'Show' })).getAllByRole('link');
  expect(filters.map(({ textContent }) => textContent)).toEqual(['All–', 'Live–', 'Finished–', 'Upcoming–']);
});

test('a day without matches says so', async () => {
  day = [];
  live = [];
  serve();
  renderPage(<Scores />, '/?d=2026-12-24');
  await pass(1000);
  await vi.dynamicImportSettled(); // the code of the empty state loads on first use
  await pass(1000);
  await pass(1000);
  expect(screen.getByText('No matches on this day.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Football scores, Thursday, 24 December 2026',
  );
});

test('does not poll for a past day', async () => {
  day = [sampleMatch(1, { status: 3, phase: 'finished', kickOff: KICK_OFF - 86_400 })];
  live = [];
  const requests = fakeServer((url) => ({
    body: { data: url.includes('d=2026-11-20') ? day : [], meta: { dropped: 0 } },
    headers: { 'world-time': `${Math.round(worldNow())}; rate=1` },
  }));
  renderPage(<Scores />, '/?d=2026-11-20');
  await pass(5000);
  const before = requests.length;
  await pass(120_000);
  expect(requests.length).toBe(before);
});
