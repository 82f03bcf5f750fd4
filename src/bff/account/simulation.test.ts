/** Simulates a day with each plan of the README, on a ticked clock, through the real cache and budget. */
import { afterAll, describe, expect, test } from 'vitest';
import {
  type AgesOfRank,
  type DayReport,
  type SimulatedDay,
  simulateDay,
  type WatchedKey,
} from '#bff/testing/simulate-day.ts';
import { RANKS } from './ranks.ts';

const KICK_OFF_HOUR = 18;
const FULL_TIME_HOUR = 20;
/** Probes in an hour in which nothing is left: after 1, 5 and every 15 minutes. */
const MAX_PROBES = 6;
const allDay = { from: 0, to: 24 } as const;

function match(hour: number) {
  const phase = hour < KICK_OFF_HOUR ? 'scheduled' : hour < FULL_TIME_HOUR ? 'live' : 'finished';
  return { phase, time: { timestamp: Date.UTC(2026, 10, 22, KICK_OFF_HOUR) / 1_000 } };
}

const live = (include: string, pages = 1): WatchedKey => ({
  route: 'livescores',
  query: `t=live&include=${include}`,
  rank: 'live',
  ...allDay,
  pages,
});
const matchPage = (id: number): WatchedKey => ({
  route: 'fixtures',
  query: `t=info&id=${id}&include=events,stats`,
  rank: 'live',
  ...allDay,
  judgedHours: [KICK_OFF_HOUR, FULL_TIME_HOUR],
  data: match,
});
const dayList = (date: number, pages = 1): WatchedKey => ({
  route: 'fixtures',
  query: `t=schedule&d=2026-11-${date}`,
  rank: 'day',
  ...allDay,
  pages,
});
const key = (rank: WatchedKey['rank'], route: string, query: string): WatchedKey => ({
  route,
  query,
  rank,
  ...allDay,
});
const competition = (season: number): readonly WatchedKey[] => [
  key('table', 'leagues', `t=standings&season_id=${season}`),
  key('catalogue', 'leagues', `t=info&id=${season}`),
];

/** A viewer who keeps a single match open all day. */
const VIEWER = [live('events'), matchPage(7), dayList(22), ...competition(1)];

/** A newsroom that watches 20 keys; lists have as many pages of 100 as the plan has matches for. */
const newsroom = (pages: number): readonly WatchedKey[] => [
  live('events', Math.ceil(pages / 3)),
  ...[1, 2, 3, 4, 5, 6].map(matchPage),
  ...[21, 22, 23].map((date) => dayList(date, pages)),
  key('table', 'leagues', 't=standings_live&season_id=1'),
  key('table', 'leagues', 't=standings_live&season_id=2'),
  ...[1, 2, 3, 4].flatMap(competition),
];

const ODDS_DESK: readonly WatchedKey[] = [
  live('odds_inplay', 3),
  ...[21, 22, 23].map((date) => dayList(date, 10)),
  ...[1, 2, 3, 4, 5, 6].map((id) => key('day', 'fixtures', `t=match_oddsinplay&id=${id}`)),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => key('table', 'fixtures', `t=match_odds&id=${id}`)),
  key('catalogue', 'bookmakers', 't=list'),
  key('catalogue', 'markets', 't=list'),
];

const TV_DESK: readonly WatchedKey[] = [
  key('live', 'livescores', 't=live'),
  ...[21, 22, 23].map((date) => dayList(date, 10)),
  ...[21, 22, 23].map((date) => ({
    ...key('day', 'broadcast', `t=schedule&d=2026-11-${date}&include=tvs`),
    pages: 10,
  })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => key('table', 'broadcast', `t=match_tvs&id=${id}`)),
  key('catalogue', 'countries', 't=list'),
  key('catalogue', 'continents', 't=list'),
];

const lines: string[] = [];
const seconds = (ages: AgesOfRank | undefined) => (ages ? `${ages.median}/${ages.worst}` : '–');

async function play(name: string, day: SimulatedDay): Promise<DayReport> {
  const report = await simulateDay(day);
  const { calls, refusedRequests, minRemaining, ages, noticeShare } = report;
  const columns = RANKS.map((rank) => seconds(ages[rank]).padStart(12));
  lines.push(
    `${name.padEnd(34)}${String(calls).padStart(7)}${String(minRemaining).padStart(7)}${String(refusedRequests).padStart(4)}` +
      `${columns.join('')}${`${Math.round(noticeShare * 100)} %`.padStart(7)}`,
  );
  return report;
}

afterAll(() => {
  const head =
    'day                                 calls  least 429        live         day       table   catalogue notice';
  console.log([head, ...lines].join('\n'));
});

const free = { plan: 'Free Plan', requests: 100, window: 'day' } as const;
const free2000 = { plan: '', requests: 2_000, window: 'day', reports: false } as const;
const hourly = (plan: string, requests: number) => ({ plan, requests, window: 'hour' }) as const;
const api = (leagues: string, requests: number, pages: number) =>
  [
    `api-${leagues}`,
    hourly(`Soccer API ${leagues === '1000' ? '+1000' : leagues}`, requests),
    newsroom(pages),
  ] as const;

const SOLD_PLANS = [
  api('3', 2_000, 1),
  api('10', 3_000, 1),
  api('20', 4_000, 1),
  api('50', 5_000, 2),
  api('100', 6_000, 3),
  api('200', 7_000, 4),
  api('500', 8_000, 8),
  api('1000', 9_000, 12),
  ['world-cup', hourly('Soccer World Cup', 3_000), newsroom(1)],
  ['odds', hourly('Soccer Odds', 3_000), ODDS_DESK],
  ['broadcast', hourly('Soccer Broadcast', 3_000), TV_DESK],
] as const;

/** The other plans differ from these only by larger numbers. */
const PREMIUM = SOLD_PLANS.filter(([name]) => ['api-3', 'odds'].includes(name));

describe('stays within the allowance and shows every watched key all day', () => {
  test('free, one viewer on one match', async () => {
    const report = await play('free, a viewer on a match', { account: free, keys: VIEWER });
    expect(report.refusedRequests).toBe(0);
    expect(report.calls).toBeGreaterThan(90);
    expect(report.ages.live?.worst).toBeLessThan(3_600);
    expect(report.ages.day?.worst).toBeLessThan(3 * 3_600);
    // All but the catalogue, whose usual period is a day.
    expect(report.noticeShare).toBeGreaterThan(0.75);
  });

  test('free, one viewer in the evening alone', async () => {
    const keys = VIEWER.map((each) => ({ ...each, from: 17.5, to: 20.5 }));
    const report = await play('free, 17:30 to 20:30', { account: free, keys });
    expect(report.refusedRequests).toBe(0);
    expect(report.ages.live?.worst).toBeLessThan(1_200);
  });

  test('free, a newsroom', async () => {
    const report = await play('free, 20 keys', { account: free, keys: newsroom(1) });
    expect(report.refusedRequests).toBeLessThanOrEqual(MAX_PROBES);
    expect(Object.values(report.ages).every(({ empty }) => empty === 0)).toBe(true);
  });

  test.each(SOLD_PLANS)('%s, 20 keys', async (name, account, keys) => {
    const report = await play(`${name}, 20 keys`, { account, keys });
    expect(report.refusedRequests).toBe(0);
    expect(report.ages.live?.worst).toBeLessThanOrEqual(60);
    expect(Object.values(report.ages).every(({ empty }) => empty === 0)).toBe(true);
  });

  test.each(PREMIUM)('%s-premium, 20 keys', async (name, account, keys) => {
    const premium = { ...account, requests: 4 * account.requests };
    const report = await play(`${name}-premium, 20 keys`, { account: premium, keys });
    expect(report.refusedRequests).toBe(0);
    expect(report.ages.live?.worst).toBe(30);
    expect(report.noticeShare).toBe(0);
  });
});

describe('with an allowance that is too small or shared', () => {
  test('serves live matches before lists', async () => {
    const account = hourly('Soccer API 3', 1_200);
    const { refusedRequests, ages, noticeShare } = await play('1,200 an hour, lists of 12 pages', {
      account,
      keys: newsroom(12),
    });
    expect(refusedRequests).toBe(0);
    expect(ages.live?.worst).toBeLessThan(120);
    expect(ages.day?.worst).toBeGreaterThan(5 * (ages.live?.worst ?? 0));
    expect(noticeShare).toBeGreaterThan(0);
  });

  test('keeps enough for live matches while lists are crawled', async () => {
    const crawl = Array.from({ length: 800 }, (_, index): WatchedKey => {
      const from = 12 + index / 1_600;
      return { ...key('catalogue', 'teams', `t=info&id=${index + 1}`), from, to: from + 0.0001 };
    });
    const report = await play('1,000 an hour, 800 pages in 30 min', {
      account: hourly('Soccer API 3', 1_000),
      keys: [...newsroom(1), ...crawl],
    });
    expect(report.refusedRequests).toBe(0);
    expect(report.ages.live?.worst).toBeLessThanOrEqual(60);
  });

  test('continues after a restart within a window', async () => {
    const report = await play('free, three restarts', {
      account: free,
      keys: VIEWER,
      restarts: [6, 12.5, 18.2],
    });
    expect(report.refusedRequests).toBeLessThanOrEqual(MAX_PROBES);
    expect(report.ages.live?.worst).toBeLessThan(3_600);
  });

  test('copes with another client that uses most of it', async () => {
    const account = { ...hourly('Soccer API 3', 2_000), othersPerHour: 1_400 };
    const report = await play('api-3, another client takes 70 %', { account, keys: newsroom(1) });
    expect(report.refusedRequests).toBe(0);
    expect(report.ages.live?.worst).toBeLessThan(120);
    expect(report.ages.day?.worst).toBeLessThan(600);
  });

  test('copes with another client that uses it up', async () => {
    const account = { ...hourly('Soccer API 3', 2_000), othersPerHour: 3_000 };
    const report = await play('api-3, another client takes it all', { account, keys: newsroom(1) });
    expect(report.refusedRequests).toBeLessThanOrEqual(24 * MAX_PROBES);
    expect(report.ages.live?.worst).toBeLessThan(3_600);
  });

  test('follows the allowance of the operator if the service does not report', async () => {
    const account = { ...hourly('', 1_000), reports: false };
    const allowance = { perHour: 1_000, perDay: null };
    const report = await play('1,000 an hour by the operator', { account, keys: newsroom(6), allowance });
    expect(report.refusedRequests).toBe(0);
    expect(report.ages.live?.worst).toBeLessThanOrEqual(120);
  });

  test('follows two limits at once', async () => {
    const allowance = { perHour: 300, perDay: 2_000 };
    const report = await play('300 an hour, 2,000 a day', {
      account: free2000,
      keys: newsroom(1),
      allowance,
    });
    expect(report.refusedRequests).toBe(0);
    expect(report.calls).toBeLessThanOrEqual(1_960);
  });

  test('copes without reports and without a configured allowance', async () => {
    const account = { ...hourly('', 1_000), reports: false };
    const report = await play('1,000 an hour, unknown', { account, keys: newsroom(6) });
    expect(report.refusedRequests).toBeLessThanOrEqual(24 * 5);
    expect(report.ages.live?.worst).toBeLessThan(3_700);
  });
});
