/** What feeds cost: counted calls of the data service. */
import { expect, test } from 'vitest';
import { type FeedMatches, startFeeds } from '#bff/testing/feed-upstream.ts';

const HOUR = 3_600;
const MATCHES: FeedMatches = {
  7: { at: -HOUR, status: 1, score: [2, 1] },
  8: { at: -4 * HOUR, status: 3, score: [0, 3] },
};
const TODAY = [
  '/scores.csv',
  '/scores.json',
  '/scores.rss',
  '/scores.feed',
  '/scores.csv?lang=de',
  '/odds.csv',
];
/** Names of competitions in another language are requested once a day, whatever is read in it. */
const NAMES = ['leagues/?t=list', 'leagues/?t=list&lang=de'];
const PAGE = ['fixtures/?t=schedule&d=2026-11-21', 'livescores/?t=live&include=events'];

type Feeds = Awaited<ReturnType<typeof startFeeds>>;
const openPage = async ({ get }: Feeds) => {
  for (const path of PAGE) await get(`/api/v2.2/${path}`);
};

test('feeds of today cost nothing beside the page of today, in whichever format', async () => {
  const feeds = await startFeeds(MATCHES);
  await openPage(feeds);
  await feeds.get('/api/names?lang=de');
  const { hits } = feeds.upstream;
  const calls = hits.length;
  for (const path of TODAY) expect((await feeds.get(path)).statusCode).toBe(200);
  expect(hits).toHaveLength(calls);
});

test('without a page they cost what the page would, once a period, and start no polling', async () => {
  const feeds = await startFeeds(MATCHES);
  const { get, clock, upstream } = feeds;
  const readAll = async () => {
    for (const path of TODAY) await get(path);
  };
  await readAll();
  await get('/api/names?lang=de');
  await readAll();
  expect(upstream.hits).toHaveLength(PAGE.length + NAMES.length);
  clock.tick(31);
  await readAll();
  expect(upstream.hits).toHaveLength(PAGE.length + NAMES.length + 1);
  clock.tick(6 * HOUR);
  expect(upstream.hits).toHaveLength(PAGE.length + NAMES.length + 1);
});

test.each([
  ['/scores.csv?d=2026-11-22', 1],
  ['/scores.csv?d=2026-11-20&utc=2', 2],
  ['/team/14.ics', 2],
  ['/team/14.rss', 2],
  ['/competition/1.csv', 2],
  ['/competition/1.ics', 2],
  ['/tv/5.ics', 2],
  ['/matches.ics?ids=7,8', 1],
  ['/match/8.json', 1],
  ['/odds.csv?leagues=1', 1],
])('%s is requested once in the period of its page: %i calls', async (path, calls) => {
  const { get, clock, upstream } = await startFeeds(MATCHES);
  for (const seconds of [0, 1, 10]) {
    clock.tick(seconds);
    expect((await get(path)).statusCode).toBe(200);
  }
  expect(upstream.hits).toHaveLength(calls);
  clock.tick(6 * HOUR);
  expect(upstream.hits).toHaveLength(calls);
});

test('a feed that nobody has requested is 503 with Retry-After when few requests are left, and an old one is served', async () => {
  const { get, clock, upstream } = await startFeeds(MATCHES, { allowance: { perHour: 40, perDay: null } });
  expect((await get('/team/14.ics')).statusCode).toBe(200);
  for (let day = 1; day <= 28; day += 1) await get(`/scores.csv?d=2026-10-${String(day).padStart(2, '0')}`);
  const calls = upstream.hits.length;
  const refused = await get('/competition/1.csv');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.body).error.message).toMatch(/^Few requests are left/);
  clock.tick(HOUR / 6);
  const old = await get('/team/14.ics');
  expect([old.statusCode, upstream.hits.length]).toEqual([200, calls]);
});

test('a crawler of feeds causes at most 60 refreshes a minute, and then hears when to come back', async () => {
  const { get, clock, upstream } = await startFeeds({});
  const read = (at: number) =>
    get(`/scores.csv?d=${new Date(Date.UTC(2030, 0, at)).toISOString().slice(0, 10)}`);
  for (let at = 1; at <= 60; at += 1) await read(at);
  const calls = upstream.hits.length;
  const refused = await read(61);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(upstream.hits).toHaveLength(calls);
  clock.tick(60);
  expect((await read(61)).statusCode).toBe(200);
});

test('during an outage a feed has its old data, and says of when they are', async () => {
  const { get, clock, upstream } = await startFeeds(MATCHES);
  await get('/scores.json');
  upstream.answer = (_, response) => void response.writeHead(500).end();
  clock.tick(HOUR);
  const { statusCode, headers, body } = await get('/scores.json');
  expect([statusCode, headers['age']]).toEqual([200, '3600']);
  expect(JSON.parse(body).asOf).toBe('2026-11-21T12:00:00Z');
});
