import { expect, test } from 'vitest';
import { startApp } from '#service/testing/start-app.ts';

const { app, get } = startApp();

const META = {
  requests_left: expect.any(Number),
  user: 'demo',
  plan: 'Touchline Demo',
  page: 1,
  pages: 1,
  count: 0,
  total: 0,
};

test.each(['', '?user=demo', '?token=demo', '?user=demo&token=wrong', '?user=Demo&token=demo'])(
  'refuses the account "%s" like the real service',
  async (query) => {
    const response = await app.inject(`/v2.2/livescores/${query}`);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ ok: false, message: 'User or token incorrect!' });
  },
);

test.each(['media', 'odds', 'Fixtures', 'constructor'])('answers 404 for the route %s', async (route) => {
  const { status, body } = await get(`${route}/?t=list`);
  expect(status).toBe(404);
  expect(body).toEqual({ msg: 'Endpoint not found' });
});

test('answers 404 outside /v2.2', async () => {
  const response = await app.inject('/');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ msg: 'Endpoint not found' });
});

test.each([
  'fixtures/?t=multiple&ids=1,2',
  'fixtures/?t=INFO&id=1',
  'livescores/?t=upcoming',
  'leagues/?t=standings_dead&season_id=1',
  'leagues/?t=toString',
])('refuses the unknown selector of %s', async (path) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(body).toEqual({ data: [], meta: { ...META, msg: "Invalid 't' parameter value" } });
});

test.each([
  ['fixtures/?t=schedule', "Missing 'd' parameter"],
  ['fixtures/?t=schedule&d=21.11.2026', "Invalid 'd' parameter value"],
  ['fixtures/?t=schedule&d=2026-02-30', "Invalid 'd' parameter value"],
  ['fixtures/?t=schedule&d=2026-11-21&league_id=x', "Invalid 'league_id' parameter value"],
  ['fixtures/?t=info', "Missing 'id' parameter"],
  ['fixtures/?t=info&id=abc', "Invalid 'id' parameter value"],
  ['fixtures/?t=info&id=-1', "Invalid 'id' parameter value"],
  ['fixtures/?t=sort&ids=1,x', "Invalid 'ids' parameter value"],
  ['leagues/?t=standings', "Missing 'season_id' parameter"],
])('refuses %s: %s', async (path, msg) => {
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(body).toEqual({ data: [], meta: { ...META, msg } });
});

test.each([
  ['fixtures/?t=info&id=999999999999', 'Match not found'],
  ['fixtures/?t=match_by_id&id=3', 'Match not found'],
  ['fixtures/?t=match_events&id=3', 'Match not found'],
  ['fixtures/?t=season&season_id=1', 'Season not found'],
  ['fixtures/?t=round&round_id=1', 'Round not found'],
  ['fixtures/?t=last_next&team_id=1', 'Team not found'],
  ['leagues/?t=info&id=9999', 'League not found'],
  ['leagues/?t=standings&season_id=1', 'Season not found'],
  ['continents/?t=info&id=9', 'Continent not found'],
  ['countries/?t=info&id=9999', 'Country not found'],
  ['seasons/?t=info&id=1', 'Season not found'],
])('answers 404 for %s: %s', async (path, msg) => {
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body).toEqual({ data: {}, meta: { ...META, msg } });
});

test('accepts a trailing slash', async () => {
  const slash = await get('continents/?t=list');
  const none = await get('continents?t=list');
  expect(slash.status).toBe(200);
  expect(none.body.data).toEqual(slash.body.data);
});

test.each([
  ['livescores', 'livescores?t=live'],
  ['livescores/?t=', 'livescores?t=live'],
  ['fixtures/?d=2026-11-21', 'fixtures?t=schedule&d=2026-11-21'],
  ['leagues/?country_id=1', 'leagues?t=list&country_id=1'],
  ['continents/', 'continents?t=list'],
  ['countries/', 'countries?t=list'],
])('treats %s as %s', async (without, means) => {
  const [actual, expected] = await Promise.all([get(without), get(means)]);
  expect(actual.status).toBe(200);
  expect(actual.body.data).toEqual(expected.body.data);
});

test('ignores unknown parameters', async () => {
  const plain = await get('countries/?t=info&id=1');
  const more = await get('countries/?t=info&id=1&include=events,nonsense&per_page=5&nopag=1&foo=bar');
  expect(more.body.data).toEqual(plain.body.data);
});

test('uses the last value of a repeated parameter', async () => {
  const { body } = await get('countries/?t=info&id=1&id=2');
  expect(body.data.id).toBe(2);
});

test('allows any origin and answers with JSON', async () => {
  const response = await app.inject('/v2.2/continents/?user=demo&token=demo');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
});

test("counts requests by the world's hour", async () => {
  const counted = startApp({ now: '2026-11-21T15:59:59Z' });
  const left = async () => (await counted.get('continents/')).body.meta['requests_left'];
  expect(await left()).toBe(35_999);
  expect(await left()).toBe(35_998);
  counted.setNow('2026-11-21T16:00:00Z');
  expect(await left()).toBe(35_999);
});

test("writes meta in the real service's order", async () => {
  const { body } = await get('continents/');
  expect(Object.keys(body.meta)).toEqual([
    'requests_left',
    'user',
    'plan',
    'page',
    'pages',
    'count',
    'total',
    'msg',
  ]);
  expect(body.meta).toMatchObject({ page: 1, pages: 1, count: 7, total: 7, msg: '' });
});

test('pages lists by 100 and answers an empty page with the same total past the end', async () => {
  const first = await get('livescores/?t=today');
  const { pages, total } = first.body.meta as { pages: number; total: number };
  expect(first.body.data).toHaveLength(100);
  expect(total).toBeGreaterThan(200);
  expect(pages).toBe(Math.ceil(total / 100));
  const last = await get(`livescores/?t=today&page=${pages}`);
  expect(last.body.data).toHaveLength(total - 100 * (pages - 1));
  const past = await get(`livescores/?t=today&page=${pages + 1}`);
  expect(past.status).toBe(200);
  expect(past.body).toMatchObject({ data: [], meta: { page: pages + 1, pages, count: 0, total } });
});

test('contains every match once over all pages', async () => {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await get(`livescores/?t=today&page=${page}`);
    if (body.data.length === 0) break;
    ids.push(...body.data.map((match: { id: number }) => match.id));
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['fixtures', 'leagues', 'teams'])('%s?t=sort refuses more than 100 ids', async (route) => {
  const ids = (length: number) => Array.from({ length }, (_, index) => index + 1).join(',');
  expect((await get(`${route}/?t=sort&ids=${ids(100)}`)).status).toBe(200);
  expect((await get(`${route}/?t=sort&ids=${ids(101)}`)).status).toBe(400);
  expect((await get(`${route}/?t=sort&ids=${ids(100)},1,2,3`)).status).toBe(200);
});
