import { expect, test } from 'vitest';
import type { ServiceAccount } from '#service/accounts/account.ts';
import { PLANS } from '#service/accounts/plans.ts';
import { startApp } from '#service/testing/start-app.ts';

function account(user: string, plan: string, leagues: readonly number[] | null = null): ServiceAccount {
  const planDetails = PLANS[plan];
  if (!planDetails) throw new Error(`There is no plan ${plan}.`);
  return { user, token: 'secret', plan: planDetails, leagues };
}

const { app, get, setNow, world } = startApp({
  accounts: [
    account('free', 'free'),
    account('three', 'api-3', [10, 30, 911]),
    account('fifty', 'api-50'),
    account('cup', 'world-cup'),
    account('odds', 'odds'),
  ],
});

async function getAs(user: string, path: string) {
  const response = await app.inject(
    `/v2.2/${path}${path.includes('?') ? '&' : '?'}user=${user}&token=secret`,
  );
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const SEASON = 26 * 1024 + 10;
const OTHER = 26 * 1024 + 20;

async function matchOf(league: number): Promise<number> {
  const { body } = await get(`fixtures/?t=season&season_id=${26 * 1024 + league}`);
  return body.data[0].id;
}

test.each([
  ['leagues/?t=info&id=10', 'leagues/?t=info&id=20'],
  ['seasons/?t=info&id=26634', `seasons/?t=info&id=${OTHER}`],
  [`leagues/?t=standings&season_id=${SEASON}`, `leagues/?t=standings&season_id=${OTHER}`],
  [`fixtures/?t=season&season_id=${SEASON}`, `fixtures/?t=season&season_id=${OTHER}`],
  [`fixtures/?t=round&round_id=${SEASON * 128}`, `fixtures/?t=round&round_id=${OTHER * 128}`],
  ['fixtures/?d=2026-11-21&league_id=10', 'fixtures/?d=2026-11-21&league_id=20'],
  [`fixtures/?d=2026-11-21&stage_id=${SEASON * 10}`, `fixtures/?d=2026-11-21&stage_id=${OTHER * 10}`],
  [`fixtures/?d=2026-11-21&group_id=${SEASON * 100}`, `fixtures/?d=2026-11-21&group_id=${OTHER * 100}`],
])('a plan of three leagues reads %s but not %s', async (own, other) => {
  expect((await getAs('three', own)).status).toBe(200);
  const { status, body } = await getAs('three', other);
  expect(status).toBe(403);
  expect(body).toMatchObject({
    data: [],
    meta: { user: 'three', plan: 'Soccer API 3', count: 0, msg: 'League not available for your plan.' },
  });
});

test('checks a match by its league, under both names of the operation', async () => {
  const [own, other] = [await matchOf(10), await matchOf(20)];
  for (const t of ['info', 'match_by_id', 'match_events']) {
    expect((await getAs('three', `fixtures/?t=${t}&id=${own}`)).status).toBe(200);
    const { status, body } = await getAs('three', `fixtures/?t=${t}&id=${other}`);
    expect([status, body.meta.msg]).toEqual([403, 'League not available for your plan.']);
  }
});

test('answers 404 for unknown entities on any plan', async () => {
  expect((await getAs('three', 'leagues/?t=info&id=9999')).status).toBe(404);
  expect((await getAs('three', 'fixtures/?t=info&id=3')).status).toBe(404);
  expect((await getAs('three', 'leagues/?t=info&id=x')).status).toBe(400);
});

test("filters feeds and lists by the plan's leagues", async () => {
  const leagues = new Set([10, 30, 911]);
  const { body: day } = await getAs('three', 'fixtures/?t=schedule&d=2026-11-21');
  expect(day.meta.total).toBeGreaterThan(5);
  expect(day.data.filter(({ league }: { league: { id: number } }) => !leagues.has(league.id))).toEqual([]);
  expect(
    (await getAs('three', 'leagues/?t=list')).body.data.map(({ id }: { id: number }) => id).sort(),
  ).toEqual([10, 30, 911]);
  const sorted = await getAs('three', 'leagues/?t=sort&ids=20,30,10');
  expect(sorted.body.data.map(({ id }: { id: string }) => id)).toEqual(['30', '10']);
  const [own, other] = [await matchOf(10), await matchOf(20)];
  const matches = await getAs('three', `fixtures/?t=sort&ids=${other},${own}`);
  expect(matches.body.data.map(({ id }: { id: number }) => id)).toEqual([own]);
});

test("filters a team's matches by the plan's leagues", async () => {
  const { body } = await getAs('three', 'fixtures/?t=last_next&team_id=1001');
  const matches = [...body.data.next, ...body.data.current, ...body.data.last];
  expect(matches.length).toBeGreaterThan(5);
  expect(new Set(matches.map(({ league }: { league: { id: number } }) => league.id))).not.toContain(14);
});

test('gives the free plan the top leagues of Austria, Australia and Denmark', async () => {
  const { body } = await getAs('free', 'leagues/?t=list');
  const countries = body.data.map((league: { country_name: string }) => league.country_name);
  expect(countries.sort()).toEqual(['Australia', 'Austria', 'Denmark']);
  expect(body.meta).toMatchObject({ plan: 'Free Plan', total: 3 });
});

test('gives a plan of fifty the most popular leagues, and the world cup plan national teams', async () => {
  const fifty = (await getAs('fifty', 'leagues/?t=list')).body;
  expect(fifty.meta.total).toBe(50);
  const minPopularity = Math.min(
    ...fifty.data.map(({ id }: { id: number }) => world.competition(id)?.popularity ?? 0),
  );
  expect(world.competitions.filter(({ popularity }) => popularity > minPopularity).length).toBeLessThan(50);
  const nations = (await getAs('cup', 'leagues/?t=list')).body.data as { name: string }[];
  expect(nations.length).toBeGreaterThan(8);
  expect(nations.filter(({ name }) => !/^(Women’s |Under-21 )?(Nations|World Cup)/.test(name))).toEqual([]);
});

test('lets the odds plan read catalogue and feeds, but neither tables nor events', async () => {
  expect((await getAs('odds', 'livescores/?t=live')).status).toBe(200);
  expect((await getAs('odds', 'leagues/?t=info&id=20')).status).toBe(200);
  const table = await getAs('odds', `leagues/?t=standings&season_id=${SEASON}`);
  expect([table.status, table.body.meta.msg]).toEqual([403, 'Endpoint not available for your plan.']);
  for (const include of ['events', 'match_stats', 'nonsense, events']) {
    const events = await getAs('odds', `livescores/?t=live&include=${include}`);
    expect([events.status, events.body.meta.msg]).toEqual([403, 'Include not available for your plan.']);
  }
  expect((await getAs('odds', 'livescores/?t=live&include=nonsense')).status).toBe(200);
  // Operations without datasets ignore `include`.
  expect((await getAs('odds', 'leagues/?t=info&id=20&include=events')).status).toBe(200);
});

test('allows a hundred requests a day, then answers 429 until midnight', async () => {
  setNow('2026-11-22T23:00:30Z');
  for (let left = 99; left >= 0; left -= 1) {
    const { status, body } = await getAs('free', 'continents/');
    expect([status, body.meta.requests_left]).toEqual([200, left]);
  }
  const { status, headers, body } = await getAs('free', 'continents/');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('3570');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(body).toEqual({
    data: [],
    meta: {
      requests_left: 0,
      user: 'free',
      plan: 'Free Plan',
      page: 1,
      pages: 1,
      count: 0,
      total: 0,
      msg: 'Request limit of your plan reached.',
    },
  });
  expect((await get('continents/')).status).toBe(200);
  setNow('2026-11-23T00:00:00Z');
  expect((await getAs('free', 'continents/')).body.meta.requests_left).toBe(99);
});

test('counts refused requests, but not those with a wrong token', async () => {
  setNow('2026-11-24T12:00:00Z');
  const left = async () => (await getAs('free', 'continents/')).body.meta.requests_left;
  expect(await left()).toBe(99);
  await getAs('free', 'leagues/?t=nothing');
  await app.inject('/v2.2/continents/?user=free&token=wrong');
  expect(await left()).toBe(97);
});

test('gives retry-after in real seconds, at least one', async () => {
  const fast = startApp({
    control: true,
    accounts: [{ ...account('one', 'free'), plan: { ...account('one', 'free').plan, requests: 1 } }],
  });
  const url = '/v2.2/continents/?user=one&token=secret';
  const wait = async (now: string) => {
    await fast.app.inject({ method: 'POST', url: '/control/clock', payload: { now, speed: 60 } });
    await fast.app.inject(url);
    return (await fast.app.inject(url)).headers['retry-after'];
  };
  expect(await wait('2026-11-21T12:00:00Z')).toBe('720');
  expect(await wait('2026-11-21T23:59:59Z')).toBe('1');
});
