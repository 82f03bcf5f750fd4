/** Incomplete plans as clients see them, tested through the whole proxy. */

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readApiRequest } from '#bff/api-request.ts';
import { Failure } from '#bff/failure.ts';
import { type AnswerHandler, fakeWireMatch, LIVE_KICK_OFF_SECONDS } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { planFailure } from '#bff/upstream/plan-failure.ts';
import { DAY_S } from '#contract/durations.ts';
import { createAccountAllowance } from './account-allowance.ts';
import { createPlanLoader } from './plan-loader.ts';

const REAL = { mode: 'real' } as const;
const LIVE = '/api/v2.2/livescores/?t=live';
const MATCH = '/api/v2.2/fixtures/?t=info&id=7&include=events,stats';
/** Longer than any period of a live match. */
const PERIOD = 31;

interface Lacks {
  readonly includes?: readonly string[];
  readonly routes?: readonly string[];
  readonly ids?: readonly string[];
}

/** Starts a service whose plan lacks something, with the recorded wordings or another one. */
function serviceWithout({ includes = [], routes = [], ids = [] }: Lacks, wording?: string): AnswerHandler {
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
    const match = fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS, [1, 0]);
    const data = pathname.includes('livescores') ? [match] : pathname.includes('fixtures') ? match : [];
    return { data, meta: { requests_left: 2_900, plan: 'Soccer Odds', pages: 1, total: 1 } };
  };
}

function createAccount(stateDir: string) {
  const clock = createTickedClock();
  const { elapsed } = clock;
  const account = createAccountAllowance({
    ...{ url: 'https://api.example.com', user: 'first', mode: 'real', livePollSeconds: 30 },
    ...{ clock, elapsed, log: () => {}, stateDir },
  });
  return { account, clock };
}

const includesOf = (hits: readonly string[]) =>
  hits.map((hit) => new URL(hit, 'http://fake').searchParams.get('include'));

test('answers a match without the datasets that the plan lacks and names them', async () => {
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

  // Later refreshes try each dataset alone, once.
  for (let refresh = 0; refresh < 5; refresh += 1) {
    clock.tick(PERIOD);
    expect((await get(MATCH)).json().meta.refused).toEqual(['events', 'stats']);
  }
  expect(includesOf(upstream.hits).slice(2)).toEqual(['events', null, 'stats', null, null, null, null]);
});

test('restores an included dataset that was refused together with another', async () => {
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

test('learns at once that a single dataset is refused, also on a feed', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ includes: ['events'] }), REAL);
  const feed = '/api/v2.2/livescores/?t=live&include=events';
  const { data, meta } = (await get(feed)).json();
  expect([data.length, meta.refused]).toEqual([1, ['events']]);
  clock.tick(PERIOD);
  await get(feed);
  expect(includesOf(upstream.hits)).toEqual(['events', null, null]);
});

test.each([
  ['never', [60, 300, 900, DAY_S, DAY_S]],
  ['before', [60, 300, 900, 900, 900]],
])('requests a dataset again that has %s been answered after %j s', async (past, delays) => {
  const { get, clock, upstream } = await startBffForTest(() => null, REAL);
  const feed = '/api/v2.2/livescores/?t=live&include=events';
  const requests = () => includesOf(upstream.hits).filter((include) => include === 'events').length;
  upstream.answer = serviceWithout({ includes: past === 'never' ? ['events'] : [] });
  await get(feed);
  upstream.answer = serviceWithout({ includes: ['events'] });
  if (past === 'before') {
    clock.tick(PERIOD);
    await get(feed);
  }
  for (const delay of delays) {
    const before = requests();
    clock.tick(delay - 1);
    expect((await get(feed)).json().meta.refused).toEqual(['events']);
    expect(requests() - before).toBe(0);
    clock.tick(PERIOD);
    await get(feed);
    expect(requests() - before).toBe(1);
  }
  upstream.answer = serviceWithout({});
  clock.tick(DAY_S);
  expect((await get(feed)).json().meta).toEqual({ dropped: 0, total: 1 });
});

test.each([
  ['402 without a word', 402, {}],
  ['403', 403, { msg: 'Endpoint not available for your plan.' }],
  ['200 without data', 200, { msg: 'Endpoint not available for your plan.' }],
])(
  'keeps a list that is refused with %s, for new visitors too, and asks again after a minute',
  async (_, status, meta) => {
    const { get, clock, upstream, logLines } = await startBffForTest(serviceWithout({}), REAL);
    await get(LIVE);
    upstream.answer = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: [], meta }));
    };
    clock.tick(PERIOD);
    const { statusCode, headers, json } = await get(LIVE);
    expect([statusCode, headers.age, headers['cache-status'], json().data.length]).toEqual([
      200,
      String(PERIOD),
      expect.stringContaining('fwd=stale; ttl=-1; detail=plan'),
      1,
    ]);
    expect(headers['cache-control']).toContain('max-age=30,');
    const cold = await get(`${LIVE}&lang=de`);
    expect([cold.statusCode, cold.json().error.code, cold.headers['retry-after']]).toEqual([
      403,
      'plan_limit',
      '60',
    ]);
    expect(upstream.hits).toHaveLength(2);
    upstream.answer = serviceWithout({});
    clock.tick(59);
    expect((await get(LIVE)).headers['cache-status']).toContain('detail=plan');
    clock.tick(1);
    expect((await get(LIVE)).headers.age).toBe('0');
    expect((await get(`${LIVE}&lang=de`)).statusCode).toBe(200);
    expect(logLines.filter((line) => line.includes('in the plan'))).toEqual([
      '["warn","not in the plan",{"operation":"livescores?t=live","asksAgainInSeconds":60}]',
      '["info","in the plan again",{"operation":"livescores?t=live"}]',
    ]);
  },
);

test('lets one request of many ask whether an operation is in the plan again', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  await get('/api/v2.2/leagues/?t=standings&season_id=1');
  clock.tick(60);
  const seasons = Array.from({ length: 20 }, (_, index) => index + 2);
  await Promise.all(seasons.map((season) => get(`/api/v2.2/leagues/?t=standings&season_id=${season}`)));
  expect(upstream.hits).toHaveLength(2);
});

test('asks again at once for what was not sent because the gate was closed', async () => {
  const clock = createTickedClock();
  const loader = createPlanLoader(
    clock.elapsed,
    () => {},
    () => {},
  );
  const apiRequest = readApiRequest('leagues', 't=standings&season_id=1');
  const loadWith = (failure: Failure) =>
    loader.load(apiRequest, () => Promise.reject(failure)).catch(() => {});
  await loadWith(planFailure({ meta: { msg: 'Endpoint not available for your plan.' } }));
  clock.tick(60);
  await loadWith(new Failure('rate_limited', 'limit', { isUnsent: true }));
  expect(loader.refusal(apiRequest)).toBeNull();
});

test('answers 403 without a request for an operation that the plan lacks, whatever its parameters', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  const standings = (season: number) => get(`/api/v2.2/leagues/?t=standings&season_id=${season}`);
  for (const season of [1, 2, 3]) {
    const { statusCode, body } = await standings(season);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([403, 'plan_limit']);
  }
  expect(upstream.hits).toHaveLength(1);
  clock.tick(60);
  await standings(4);
  expect(upstream.hits).toHaveLength(2);
});

test('keeps other operations of a route when one is refused', async () => {
  const { get, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  await get('/api/v2.2/leagues/?t=standings&season_id=1');
  await get('/api/v2.2/leagues/?t=standings_live&season_id=1');
  expect(upstream.hits).toHaveLength(2);
});

test.each([
  [undefined, 1],
  ['Nicht in Ihrem Paket.', 2],
])('keeps other competitions when the plan lacks one (%s)', async (wording, calls) => {
  const { get, upstream } = await startBffForTest(serviceWithout({ ids: ['8'] }, wording), REAL);
  expect((await get(MATCH.replace('id=7', 'id=8'))).statusCode).toBe(403);
  expect(upstream.hits).toHaveLength(calls);
  const own = await get(MATCH);
  expect([own.statusCode, own.json().meta]).toEqual([200, { dropped: 0 }]);
  expect(includesOf(upstream.hits).at(-1)).toBe('events,stats');
});

test('requests a competition that the plan lacks after 1, 5 and 15 minutes', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ ids: ['8'] }), REAL);
  const path = '/api/v2.2/fixtures/?t=info&id=8';
  await get(path);
  for (const delay of [60, 300, 900, 900]) {
    upstream.hits.length = 0;
    clock.tick(delay - 1);
    expect((await get(path)).statusCode).toBe(403);
    expect(upstream.hits).toHaveLength(0);
    clock.tick(1);
    await get(path);
    expect(upstream.hits).toHaveLength(1);
  }
});

test('recognises refused datasets by any wording', async () => {
  const service = serviceWithout({ includes: ['events', 'stats'] }, 'Nicht in Ihrem Paket.');
  const { get } = await startBffForTest(service, REAL);
  expect((await get(MATCH)).json().meta.refused).toEqual(['events', 'stats']);
});

test('takes a list that is refused in unknown words for an operation that the plan lacks', async () => {
  const service = serviceWithout({ routes: ['countries'] }, 'Nicht in Ihrem Paket.');
  const { get, upstream } = await startBffForTest(service, REAL);
  for (const lang of ['en', 'de', 'fr'])
    expect((await get(`/api/v2.2/countries/?t=list&lang=${lang}`)).statusCode).toBe(403);
  expect(upstream.hits).toHaveLength(1);
});

test('loses the datasets, not the match, when the plan is reduced', async () => {
  const { get, clock, upstream } = await startBffForTest(serviceWithout({ includes: ['events'] }), REAL);
  for (let refresh = 0; refresh < 4; refresh += 1) {
    await get(MATCH);
    clock.tick(PERIOD);
  }
  upstream.answer = serviceWithout({ includes: ['events', 'stats'] });
  const { statusCode, body } = await get(MATCH);
  expect([statusCode, JSON.parse(body).meta.refused]).toEqual([200, ['events', 'stats']]);
});

test('answers 403 for what the plan lacks even when the allowance is used up, which is 429', async () => {
  const { get, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  await get('/api/v2.2/leagues/?t=standings&season_id=1');
  upstream.answer = (_, response) => void response.writeHead(429).end();
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

test('asks once after a restart, and again when that is due, what the plan lacked twice before', async () => {
  const stateDir = temporaryFolder();
  const lacks = serviceWithout({ routes: ['leagues'], includes: ['events'] });
  const first = await startBffForTest(lacks, REAL, { stateDir });
  for (const seconds of [60, 0]) {
    await first.get('/api/v2.2/leagues/?t=standings&season_id=1');
    await first.get('/api/v2.2/livescores/?t=live&include=events');
    first.clock.tick(seconds);
  }
  await first.bff.close();
  const { hits, url } = first.upstream;
  const { get, clock } = await startBffForTest(() => null, { ...REAL, url }, { stateDir });
  const requestAll = async () => {
    hits.length = 0;
    expect((await get('/api/v2.2/leagues/?t=standings&season_id=2')).statusCode).toBe(403);
    expect((await get(`${LIVE}&include=events`)).json().meta.refused).toEqual(['events']);
    return hits.length;
  };
  expect(await requestAll()).toBe(3);
  clock.tick(899);
  expect(await requestAll()).toBe(1);
  clock.tick(31);
  expect(await requestAll()).toBe(3);
});

test('asks everything again when the operator reloads the credentials', async () => {
  const { bff, get, upstream } = await startBffForTest(serviceWithout({ routes: ['leagues'] }), REAL);
  const standings = () => get('/api/v2.2/leagues/?t=standings&season_id=1');
  await standings();
  upstream.answer = serviceWithout({});
  expect((await standings()).statusCode).toBe(403);
  bff.reloadCredentials();
  expect((await standings()).statusCode).toBe(200);
});

test('takes an answer for that of new credentials while the state of the former ones is written', async () => {
  const stateDir = temporaryFolder();
  const { account, clock } = createAccount(stateDir);
  const learn = (requestsLeft: number) =>
    account.budget.learnReport({ requestsLeft, plan: null }, clock.now());
  learn(4_000);
  const change = account.onCredentialsChange('second');
  learn(50);
  await change;
  expect(account.budget.state.requestsLeft).toBe(50);
  await account.close();
});

test('forgets the limits of the plan for new credentials, and the allowance for another user', async () => {
  const stateDir = temporaryFolder();
  const { account, clock } = createAccount(stateDir);
  const apiRequest = readApiRequest('leagues', 't=standings&season_id=1');
  const lacking = account.load(async () => {
    throw planFailure({ meta: { msg: 'Endpoint not available for your plan.' } });
  });
  const refuse = async () => {
    account.budget.learnReport({ requestsLeft: 0, plan: 'Free Plan' }, clock.now());
    await lacking(apiRequest, null, new AbortController().signal).catch(() => {});
    return account.refusal(apiRequest)?.reason;
  };
  expect(await refuse()).toBe('plan');

  await account.onCredentialsChange('first');
  expect(account.refusal(apiRequest)).toBeNull();
  expect(account.budget.state.requestsLeft).toBe(0);
  expect(await refuse()).toBe('plan');

  await account.onCredentialsChange('second');
  expect(account.budget.state.requestsLeft).toBeNull();
  expect(account.refusal(apiRequest)).toBeNull();
  account.budget.learnReport({ requestsLeft: 50, plan: 'Free Plan' }, clock.now());
  await account.close();
  expect(readdirSync(stateDir)).toHaveLength(2);
  await account.onCredentialsChange('first');
  expect(account.budget.state.requestsLeft).toBe(0);
});

test('believes a refusal of new credentials though the request began with the former ones', async () => {
  const { elapsed } = createTickedClock();
  const loader = createPlanLoader(
    elapsed,
    () => {},
    () => {},
  );
  const apiRequest = readApiRequest('livescores', 't=live&include=events');
  const refuse = async () => {
    loader.onCredentialsChange();
    throw planFailure({});
  };
  await loader.load(apiRequest, refuse).catch(() => {});
  expect(loader.refusal(apiRequest)).toBeNull();
  let attempts = 0;
  const changeBetween = async () => {
    attempts += 1;
    if (attempts === 1) loader.onCredentialsChange();
    throw planFailure({});
  };
  await loader.load(apiRequest, changeBetween).catch(() => {});
  expect(loader.refusal(apiRequest)?.reason).toBe('plan');
});
