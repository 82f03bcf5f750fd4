import { expect, test } from 'vitest';
import { typesOver } from '#service/testing/json-types.ts';
import { startApp } from '#service/testing/start-app.ts';

const SATURDAY = '2026-11-21T20:30:00Z';
const SEASON = 26 * 1024 + 10;

const { app, get, setNow, world } = startApp({ media: true, now: SATURDAY });
const silent = startApp({ now: SATURDAY });

/** Recorded JSON types, transcribed from the v2.2 wire's table in its order. */
const ITEM = {
  ...Object.fromEntries(
    ['id', 'league_id', 'season_id', 'home_id', 'away_id', 'round_id', 'stage_id', 'group_id'].map((name) => [
      name,
      'number',
    ]),
  ),
  startdate: 'string',
  title: 'string',
  image: 'string',
  url: 'string',
  source: 'string',
};

interface Item {
  readonly id: number;
  readonly league_id: number;
  readonly season_id: number;
  readonly home_id: number;
  readonly away_id: number;
  readonly round_id: number;
  readonly startdate: string;
  readonly title: string;
  readonly image: string;
  readonly url: string;
}

async function media(query: string): Promise<readonly Item[]> {
  const { status, body } = await get(`media/?${query}`);
  expect([query, status]).toEqual([query, 200]);
  const items = body.data.flat();
  expect(body.data).toHaveLength(items.length > 0 ? 1 : 0);
  expect(body.meta).toMatchObject({ pages: 1, total: items.length });
  return items;
}

/** A match that was played that afternoon and is over. */
const MATCH = world
  .fixturesOfSeason(SEASON)
  .find(({ frame }) => Math.floor(frame.kickOff / 3600) === Date.parse('2026-11-21T15:00:00Z') / 3_600_000);
const ID = MATCH?.id ?? 0;

const FORMS: readonly (readonly [query: string, isAbout: (item: Item) => boolean])[] = [
  ['league&id=10', (item) => item.league_id === 10],
  [`season&id=${SEASON}`, (item) => item.season_id === SEASON],
  ['team&id=1001', (item) => [item.home_id, item.away_id].includes(1001)],
  [`round&id=${MATCH?.round.id}`, (item) => item.round_id === MATCH?.round.id],
  [`event&id=${ID}`, (item) => item.id === ID],
  ['date&d=2026-11-21', (item) => item.startdate.startsWith('2026-11-21')],
];

test.each(FORMS)(
  'writes items by %s in the recorded types, newest match first, about no other match',
  async (query, isAbout) => {
    const items = await media(`t=${query}`);
    expect(items.length).toBeGreaterThan(2);
    expect(items.length).toBeLessThanOrEqual(60);
    expect(typesOver(items)).toEqual(ITEM);
    expect(Object.keys(items[0] ?? {})).toEqual(Object.keys(ITEM));
    expect(items.filter((item) => !isAbout(item))).toEqual([]);
    const starts = items.map(({ startdate }) => startdate);
    expect(starts).toEqual([...starts].sort().reverse());
  },
);

test.each(FORMS)("answers the same for the spec's form type=%s", async (query) => {
  expect(await media(`type=${query}`)).toEqual(await media(`t=${query}`));
});

test.each(FORMS)('answers 404 for %s without media, like the real service today', async (query) => {
  for (const name of ['t', 'type']) {
    const { status, body } = await silent.get(`media/?${name}=${query}`);
    expect([status, body]).toEqual([404, { msg: 'Endpoint not found' }]);
  }
});

test('publishes nothing before it can be known', async () => {
  const kickOff = MATCH?.frame.kickOff ?? 0;
  const titlesAt = async (instant: number) => {
    setNow(new Date(instant * 1000).toISOString());
    return (await media(`t=event&id=${ID}`)).map(({ title, url }) => [url.split('/').at(-1), title]);
  };
  expect(await titlesAt(kickOff - 3 * 86_400)).toEqual([]);
  const [preview] = await titlesAt(kickOff - 3600);
  expect(preview?.[0]).toBe('preview');
  expect(preview?.[1]).not.toMatch(/\d-\d/);
  expect(await titlesAt(kickOff + 3600)).toEqual([preview]);
  const after = await titlesAt(kickOff + 4 * 3600);
  expect(after.map(([kind]) => kind)).toEqual(['interview', 'report', 'preview']);
  setNow(SATURDAY);
  const { body } = await get(`fixtures/?t=info&id=${ID}`);
  const { home_score, away_score } = body.data.scores;
  for (const [, title] of after.slice(0, 2)) expect(title).toContain(`${home_score}-${away_score}`);
});

test('serves every link and picture of an item', async () => {
  setNow(SATURDAY);
  const items = await media('t=date&d=2026-11-21');
  for (const { url, image, title } of items) {
    const text = await app.inject(new URL(url).pathname);
    expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.body.startsWith(`${title}\n`)).toBe(true);
    expect((await app.inject(new URL(image).pathname)).statusCode).toBe(200);
  }
});

test('lists each goal once in a report', async () => {
  setNow(SATURDAY);
  const { body } = await get(`fixtures/?t=info&id=${ID}`);
  const { home_score, away_score } = body.data.scores;
  const report = (await app.inject(`/media/${ID}/report`)).body;
  expect(report.split('\n').filter((line) => /^\d+(\+\d+)?' /.test(line))).toHaveLength(
    Number(home_score) + Number(away_score),
  );
});

test.each(['/media/5/report', `/media/${ID}/film`, '/media/x/report'])('answers 404 for %s', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('serves no articles without media', async () => {
  expect((await silent.app.inject(`/media/${ID}/report`)).statusCode).toBe(404);
});

test.each([
  ['media/?t=film&id=1', 400, "Invalid 't' parameter value"],
  ['media/?t=league', 400, "Missing 'id' parameter"],
  ['media/?t=league&id=9999', 404, 'League not found'],
  ['media/?t=date', 400, "Missing 'd' parameter"],
  ['media/?type=date&d=today', 400, "Invalid 'd' parameter value"],
  ['media/?t=event&id=5', 404, 'Match not found'],
])('refuses %s', async (path, expected, msg) => {
  const { status, body } = await get(path);
  expect([status, body.meta.msg]).toEqual([expected, msg]);
});

test('has no media about friendlies and unpopular competitions', async () => {
  setNow(SATURDAY);
  expect(await media(`t=season&id=${26 * 1024 + 950}`)).toEqual([]);
  expect(await media('t=league&id=16')).toEqual([]);
});
