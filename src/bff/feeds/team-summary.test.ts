import { expect, test } from 'vitest';
import { type FeedMatches, startFeeds } from '#bff/testing/feed-upstream.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const HOUR = 3_600;
const PATH = '/api/team/14';

async function summaryOf(matches: FeedMatches, query = '') {
  const { get } = await startFeeds(matches);
  const { statusCode, body } = await get(PATH + query);
  expect(statusCode).toBe(200);
  return JSON.parse(body);
}

const LIVE = { at: -HOUR, status: 1, score: [2, 1], home: 'United' } as const;
const LATER = { at: 50 * HOUR, status: 0, home: 'United' } as const;

test('a match in play comes first, with its channels in the team’s country and the next match', async () => {
  expect(await summaryOf({ 7: LIVE, 8: { at: -5 * HOUR, status: 3, score: [0, 0] }, 9: LATER })).toEqual({
    id: '14',
    name: 'United',
    state: 'in',
    kickOff: '2026-11-21T11:00:00Z',
    minute: null,
    home: { id: '14', name: 'United', score: 2 },
    away: { id: '15', name: 'Team 15', score: 1 },
    next: {
      id: '9',
      kickOff: '2026-11-23T14:00:00Z',
      home: { id: '18', name: 'United', score: null },
      away: { id: '19', name: 'Team 19', score: null },
    },
    channel: 'Kanal Fünf',
    words: 'United 2–1 Team 15, Live',
    asOf: '2026-11-21T12:00:00Z',
  });
});

test('a result stays for the evening, then the next match takes its place', async () => {
  const recent = { at: -11 * HOUR, status: 3, score: [2, 1], home: 'United' } as const;
  expect(await summaryOf({ 7: recent, 9: LATER }, '?lang=de')).toMatchObject({
    state: 'post',
    words: 'United 2:1 Team 15, Endstand',
    channel: null,
  });
  expect(await summaryOf({ 7: { ...recent, at: -13 * HOUR }, 9: LATER }, '?lang=de&utc=1')).toMatchObject({
    state: 'pre',
    kickOff: '2026-11-23T14:00:00Z',
    words: 'United – Team 19, Mo., 23. Nov. 2026, 15:00',
    next: null,
  });
});

test('a team without matches has the state none, and words for it', async () => {
  expect(await summaryOf({})).toMatchObject({
    state: 'none',
    kickOff: null,
    home: null,
    next: null,
    words: 'No match scheduled',
    asOf: '2026-11-21T12:00:00Z',
  });
});

test('a match whose hour is unknown has no kick-off', async () => {
  expect(await summaryOf({ 9: { ...LATER, status: 17 } })).toMatchObject({
    kickOff: null,
    words: 'United v Team 19, Mon 23 Nov 2026',
  });
});

test('a match of last week that the data service forgot is not the next one', async () => {
  const forgotten = { ...LATER, at: -7 * 24 * HOUR };
  const toBeAnnounced = { ...forgotten, status: 17 };
  expect(await summaryOf({ 7: forgotten, 8: toBeAnnounced, 9: LATER })).toMatchObject({
    state: 'pre',
    kickOff: '2026-11-23T14:00:00Z',
    next: null,
  });
  expect(await summaryOf({ 7: forgotten })).toMatchObject({ state: 'none', home: null });
});

test('a match without a date comes after one with a date, and has no day in its words', async () => {
  const undated = { ...LATER, at: -NOON / 1_000, status: 17 };
  expect(await summaryOf({ 7: undated, 9: LATER })).toMatchObject({
    kickOff: '2026-11-23T14:00:00Z',
    next: { id: '7', kickOff: null },
  });
  expect(await summaryOf({ 7: undated })).toMatchObject({ words: 'United v Team 15' });
});

test('names of any length and script stay below 2 KB', async () => {
  const name = '🏴󠁧󠁢󠁥󠁮󠁧󠁿"𐎠'.repeat(60);
  const { get } = await startFeeds({ 7: { ...LIVE, home: name }, 9: { ...LATER, home: name } });
  const { rawPayload } = await get(PATH);
  expect(rawPayload.length).toBeLessThanOrEqual(2_048);
});

test('polls cost one look at the matches in play a period, and none between matches', async () => {
  const { get, clock, upstream } = await startFeeds({ 7: LIVE });
  await get(PATH);
  const calls = upstream.hits.length;
  for (let poll = 0; poll < 5; poll += 1) await get(PATH);
  expect(upstream.hits).toHaveLength(calls);
  clock.tick(31);
  await get(PATH);
  expect(upstream.hits.slice(calls).map((hit) => new URL(hit, 'http://x').searchParams.get('t'))).toEqual([
    'live',
  ]);
  const quiet = await startFeeds({ 9: LATER });
  await quiet.get(PATH);
  quiet.clock.tick(600);
  await quiet.get(PATH);
  expect(quiet.upstream.hits).toHaveLength(2);
});

test('is refused with a sentence for what is no team', async () => {
  const { get } = await startFeeds({});
  expect((await get('/api/team/x')).statusCode).toBe(404);
  expect((await get('/api/team/15')).json()).toMatchObject({
    error: { message: 'Record not found. Check the id.' },
  });
  expect((await get(`${PATH}?country=de`)).json().error.message).toBe(
    'Unknown parameter country. Use utc, lang, country_id.',
  );
});
