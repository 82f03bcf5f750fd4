/** Plans that lack something, as clients see them, through the whole proxy. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readQuestion } from '#bff/question.ts';
import { type Answering, KICK_OFF, wireMatch } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { planFailure } from '#bff/upstream/plan-failure.ts';
import { createAccount } from './account.ts';

const REAL = { mode: 'real' } as const;
const MATCH = '/api/v2.2/fixtures/?t=info&id=7&include=events,stats';
const DAY = 86_400;
/** Longer than any period of a match in play. */
const PERIOD = 31;

interface Lacks {
  readonly includes?: readonly string[];
  readonly routes?: readonly string[];
  readonly ids?: readonly string[];
}

/** A service whose plan lacks some of what there is, in the recorded wordings or in another. */
function serviceWithout({ includes = [], routes = [], ids = [] }: Lacks, wording?: string): Answering {
  return (_, response, { pathname, searchParams }) => {
    const names = searchParams.get('include')?.split(',') ?? [];
    const refuse = (what: string) => {
      const msg = wording ?? `${what} not available for your plan.`;
      response.writeHead(403, { 'content-type': 'application/json' });
      return void response.end(
        JSON.stringify({ data: [], meta: { requests_left: 900, plan: 'Soccer Odds', msg } }),
      );
    };
    if (routes.some((route) => pathname.includes(route))) return refuse('Endpoint');
    if (names.some((name) => includes.includes(name))) return refuse('Include');
    if (ids.includes(searchParams.get('id') ?? '')) return refuse('League');
    const match = wireMatch(7, 1, KICK_OFF, [1, 0]);
    const data = pathname.includes('livescores') ? [match] : pathname.includes('fixtures') ? match : [];
    return { data, meta: { requests_left: 2_900, plan: 'Soccer Odds', pages: 1, total: 1 } };
  };
}

const includesOf = (hits: readonly string[]) =>
  hits.map((hit) => new URL(hit, 'http://fake').searchParams.get('include'));

test('a match is shown without the datasets that the plan lacks, and they are named', async () => {
  const { get, clock, upstream } = await startBffForTest(
    serviceWithout({ includes: ['events', 'stats'] }),
    REAL,
  );
  const { statusCode, body } = await get(MATCH);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    data: { id: '7' },
    meta: { dropped: 0, refused: ['events', 'stats'] },
  });
  expect(includesOf(upstream.hits)).toEqual(['events,stats', null]);

  // With later refreshes each is tried by itself, once.
  for (let refresh = 0; refresh < 5; refresh += 1) {
    clock.tick(PERIOD);
    expect((await get(MATCH)).json().meta.refused).toEqual(['events', 'stats']);
  }
  expect(includesOf(upstream.hits).slice(2)).toEqual(['events', null, 'stats', null, null, null, null]);
});

test('a dataset that the plan holds comes back after it was refused together with another', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ includes: ['events'] }), REAL);
  await get(MATCH);
  for (let refresh = 0; refresh < 4; refresh += 1) {
    clock.tick(PERIOD);
    await get(MATCH);
  }
  expect(includesOf(upstream.hits)).toEqual([
    'events,stats',
    null,
    'events',
    null,
    'stats',
    'stats',
    'stats',
  ]);
  expect((await get(MATCH)).json().meta.refused).toEqual(['events']);
});

test('one dataset alone is known to be refused at once, also on a feed', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ includes: ['events'] }), REAL);
  const feed = '/api/v2.2/livescores/?t=live&include=events';
  const { data, meta } = (await get(feed)).json();
  expect([data.length, meta.refused]).toEqual([1, ['events']]);
  clock.tick(PERIOD);
  await get(feed);
  expect(includesOf(upstream.hits)).toEqual(['events', null, null]);
});

test('a refused dataset is requested again after a day', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ includes: ['events'] }), REAL);
  const feed = '/api/v2.2/livescores/?t=live&include=events';
  await get(feed);
  upstream.answer = serviceWithout({});
  clock.tick(DAY - 1);
  expect((await get(feed)).json().meta.refused).toEqual(['events']);
  clock.tick(PERIOD);
  expect((await get(feed)).json().meta).toEqual({ dropped: 0, total: 1 });
});

test('an operation that the plan lacks is answered 403 without a request, whatever its parameters', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  const standings = (season: number) => get(`/api/v2.2/leagues/?t=standings&season_id=${season}`);
  for (const season of [1, 2, 3]) {
    const { statusCode, body } = await standings(season);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([403, 'plan_limit']);
  }
  expect(upstream.hits).toHaveLength(1);
  clock.tick(DAY);
  await standings(4);
  expect(upstream.hits).toHaveLength(2);
});

test('a refused operation does not affect the others of its route', async () => {
  const { get, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  await get('/api/v2.2/leagues/?t=standings&season_id=1');
  await get('/api/v2.2/leagues/?t=standings_live&season_id=1');
  expect(upstream.hits).toHaveLength(2);
});

test.each([
  [undefined, 1],
  ['Nicht in Ihrem Paket.', 2],
])('a competition that the plan lacks takes nothing away from the others (%s)', async (wording, calls) => {
  const { get, upstream } = await startBffForTest(serviceWithout({ ids: ['8'] }, wording), REAL);
  expect((await get(MATCH.replace('id=7', 'id=8'))).statusCode).toBe(403);
  expect(upstream.hits).toHaveLength(calls);
  const own = await get(MATCH);
  expect([own.statusCode, own.json().meta]).toEqual([200, { dropped: 0 }]);
  expect(includesOf(upstream.hits).at(-1)).toBe('events,stats');
});

test('datasets are found out in whatever words they are refused', async () => {
  const service = serviceWithout({ includes: ['events', 'stats'] }, 'Nicht in Ihrem Paket.');
  const { get } = await startBffForTest(service, REAL);
  expect((await get(MATCH)).json().meta.refused).toEqual(['events', 'stats']);
});

test('a whole list that is refused in unknown words is an operation that the plan lacks', async () => {
  const service = serviceWithout({ routes: ['bookmakers'] }, 'Nicht in Ihrem Paket.');
  const { get, clock, upstream } = await startBffForTest(service, REAL);
  for (let minute = 0; minute < 60; minute += 11) {
    expect((await get('/api/v2.2/bookmakers/?t=list')).statusCode).toBe(403);
    clock.tick(11 * 60);
  }
  expect(upstream.hits).toHaveLength(1);
});

test('a plan that loses what it held costs the datasets, not the match', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ includes: ['events'] }), REAL);
  for (let refresh = 0; refresh < 4; refresh += 1) {
    await get(MATCH);
    clock.tick(PERIOD);
  }
  upstream.answer = serviceWithout({ includes: ['events', 'stats'] });
  const { statusCode, body } = await get(MATCH);
  expect([statusCode, JSON.parse(body).meta.refused]).toEqual([200, ['events', 'stats']]);
});

test('what the plan lacks is 403 even when the allowance is used up, which is 429', async () => {
  const { get, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  await get('/api/v2.2/leagues/?t=standings&season_id=1');
  upstream.answer = () => ({ data: [], meta: { requests_left: 0, plan: 'Free Plan' } });
  await get('/api/v2.2/countries/?t=list');
  const codes = await Promise.all(
    ['leagues/?t=standings&season_id=2', 'leagues/?t=info&id=2'].map(async (path) => {
      const { statusCode, body } = await get(`/api/v2.2/${path}`);
      return [statusCode, JSON.parse(body).error.code];
    }),
  );
  expect(codes).toEqual([
    [403, 'plan_limit'],
    [429, 'rate_limited'],
  ]);
});

test('what the plan lacks is still known after a restart', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'touchline-state-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const lacks = serviceWithout({ routes: ['leagues'], includes: ['events'] });
  const first = await startBffForTest(lacks, REAL, { stateDir });
  await first.get('/api/v2.2/leagues/?t=standings&season_id=1');
  await first.get('/api/v2.2/livescores/?t=live&include=events');
  await first.bff.close();
  const before = first.upstream.hits.length;
  const { get } = await startBffForTest(() => null, { ...REAL, url: first.upstream.url }, { stateDir });
  expect((await get('/api/v2.2/leagues/?t=standings&season_id=2')).statusCode).toBe(403);
  expect((await get('/api/v2.2/livescores/?t=live&include=events')).json().meta.refused).toEqual(['events']);
  expect(first.upstream.hits.length - before).toBe(1);
});

test('new credentials forget what the plan lacks, and those of another user what is left too', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'touchline-state-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const clock = createTickedClock();
  const account = createAccount({
    url: 'https://api.example.com',
    user: 'first',
    mode: 'real',
    liveEvery: 30,
    clock,
    elapsed: clock.elapsed,
    log: () => {},
    stateDir,
  });
  const question = readQuestion('leagues', 't=standings&season_id=1');
  const lacking = account.load(async () => {
    throw planFailure({ meta: { msg: 'Endpoint not available for your plan.' } });
  });
  const isRefused = async () => {
    account.budget.observe(question, { requestsLeft: 0, plan: 'Free Plan' });
    await lacking(question, null, new AbortController().signal).catch(() => {});
    return account.wait(question) === 0;
  };
  expect(await isRefused()).toBe(true);

  await account.credentialsChanged('first');
  expect(account.wait(question)).toBe(3_600_000);
  expect(account.budget.state.requestsLeft).toBe(0);
  expect(await isRefused()).toBe(true);

  await account.credentialsChanged('second');
  expect(account.budget.state.requestsLeft).toBeNull();
  expect(account.wait(question)).toBe(0);
  account.budget.observe(question, { requestsLeft: 50, plan: 'Free Plan' });
  await account.close();
  expect(readdirSync(stateDir)).toHaveLength(2);
  await account.credentialsChanged('first');
  expect(account.budget.state.requestsLeft).toBe(0);
});
