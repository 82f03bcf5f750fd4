import { describe, expect, test } from 'vitest';
import { SENT } from '#bff/testing/canary.ts';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { requiredParameters } from '#contract/parameters.ts';

const LIVE = '/api/v2.2/livescores/?t=live';

test('answers data and meta with the fields of the contract, and nothing of the account', async () => {
  const { get } = await startBffForTest(() => liveEnvelope([2, 1]));
  const answer = (await get(LIVE)).json();
  expect(Object.keys(answer)).toEqual(['data', 'meta']);
  expect(answer.meta).toEqual({ dropped: 0, total: 1 });
  expect(answer.data[0]).toMatchObject({ id: '7', phase: 'live', scores: { home_score: 2, away_score: 1 } });
});

test('drops and counts an unreadable record and keeps the list', async () => {
  const { get, logLines } = await startBffForTest(() =>
    listEnvelope([fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS), { id: 8 }]),
  );
  const { data, meta } = (await get(LIVE)).json();
  expect([data.length, meta.dropped]).toEqual([1, 1]);
  expect(logLines.join()).toContain('"dropped":1');
});

test('passes on the page of a list', async () => {
  const { get, upstream } = await startBffForTest(() =>
    listEnvelope([{ id: '1', name: 'Germany', cc: 'de' }], { page: 2, pages: 3, total: 201 }),
  );
  expect((await get('/api/v2.2/countries/?t=list&page=2')).json().meta).toEqual({
    dropped: 0,
    page: 2,
    pages: 3,
    total: 201,
  });
  expect(upstream.hits).toEqual([`/v2.2/countries/?${SENT}&t=list&page=2`]);
});

test('collects the pages of a match feed', async () => {
  const { get, upstream } = await startBffForTest((_, __, url) => {
    const page = Number(url.searchParams.get('page'));
    return listEnvelope([fakeWireMatch(page, 1, LIVE_KICK_OFF_SECONDS)], { page, pages: 3, total: 3 });
  });
  const { data, meta } = (await get(LIVE)).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3']);
  expect(meta).toEqual({ dropped: 0, total: 3 });
  expect(upstream.hits).toHaveLength(3);
});

test('keeps the previous answer of a feed if one page fails', async () => {
  let fails = false;
  const { get, clock } = await startBffForTest((_, response, url) => {
    const page = Number(url.searchParams.get('page'));
    if (fails && page === 2) return void response.writeHead(500).end();
    return listEnvelope([fakeWireMatch(page, 1, LIVE_KICK_OFF_SECONDS, fails ? [9, 9] : [0, 0])], {
      page,
      pages: 2,
      total: 2,
    });
  });
  const before = (await get(LIVE)).body;
  fails = true;
  clock.tick(6);
  const after = await get(LIVE);
  expect(after.body).toBe(before);
  expect(after.headers['cache-status']).toContain('fwd=stale');
});

describe('accepted requests', () => {
  test.each(OPERATIONS.map((operation) => [`${operation.route}?t=${operation.t}`, operation] as const))(
    '%s is answered',
    async (_, operation) => {
      const { route, t, shape } = operation;
      const { get, upstream } = await startBffForTest(() => ({ data: shape === 'list' ? [] : {}, meta: {} }));
      const values: Record<string, string> = { ids: '1,2', date: '2026-11-21', text: 'united' };
      const queries = requiredParameters(operation).map(({ name, kind }) => `&${name}=${values[kind] ?? 1}`);
      for (const slash of ['/', '']) {
        const { statusCode, body } = await get(`/api/v2.2/${route}${slash}?t=${t}${queries.join('')}`);
        expect([statusCode, JSON.parse(body).meta.dropped]).toEqual([200, 0]);
      }
      expect(upstream.hits).toHaveLength(1);
    },
  );

  test.each([
    ['/api/v2.2/livescores/?t=nonsense', 404, 'unknown_operation'],
    ['/api/v2.2/odds/?t=live', 404, 'unknown_operation'],
    ['/api/v2.2/__proto__/?t=constructor', 404, 'unknown_operation'],
    ['/api/v2.2/', 404, 'unknown_operation'],
    ['/api/v2.1/livescores/?t=live', 404, 'unknown_operation'],
    ['/api/v2.2/livescores/..%2f..%2fadmin?t=live', 404, 'unknown_operation'],
    ['/api/v2.2/livescores/?t=live&user=me', 400, 'bad_parameter'],
    ['/api/v2.2/livescores/?t=live&token=mine', 400, 'bad_parameter'],
    ['/api/v2.2/livescores/?t=live&t=live', 400, 'bad_parameter'],
    ['/api/v2.2/livescores/?t=live&include=events&include=stats', 400, 'bad_parameter'],
    ['/api/v2.2/livescores/?t=live&include=odds', 400, 'bad_parameter'],
    ['/api/v2.2/livescores/?t=live&page=2', 400, 'bad_parameter'],
    ['/api/v2.2/livescores/?t=live&__proto__=1', 400, 'bad_parameter'],
    ['/api/v2.2/fixtures/?t=info', 400, 'bad_parameter'],
    ['/api/v2.2/fixtures/?t=info&id=7%0d%0aX:1', 400, 'bad_parameter'],
    ['/api/v2.2/fixtures/?t=info&id=%00', 400, 'bad_parameter'],
    ['/api/v2.2/fixtures/?t=schedule&d=2026-02-30', 400, 'bad_parameter'],
    [`/api/v2.2/fixtures/?t=sort&ids=${'1,'.repeat(2_000)}1`, 400, 'bad_parameter'],
  ])('%s is refused', async (path, status, code) => {
    const { get, upstream } = await startBffForTest(() => liveEnvelope());
    const { statusCode, body } = await get(path);
    const { error } = JSON.parse(body);
    expect([statusCode, error.code]).toEqual([status, code]);
    expect(error.message).toMatch(/^\w.* .*\.$/);
    expect(upstream.hits).toEqual([]);
  });

  test('refuses operations and datasets of odds without odds, and answers all others', async () => {
    const { get, upstream } = await startBffForTest(() => liveEnvelope(), {}, { hasOdds: false });
    const statuses = async (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await get(`/api/v2.2/${path}`)).statusCode));
    expect(
      await statuses([
        'fixtures/?t=match_odds&id=7',
        'fixtures/?t=match_oddsinplay&id=7',
        'bookmakers/',
        'markets/',
      ]),
    ).toEqual([404, 404, 404, 404]);
    expect(
      await statuses([
        'livescores/?t=live&include=odds_inplay',
        'livescores/?t=live&include=events,odds_prematch',
      ]),
    ).toEqual([400, 400]);
    expect(upstream.hits).toEqual([]);
    expect(await statuses(['livescores/?t=live&include=events'])).toEqual([200]);
  });

  test.each(['odds_prematch', 'events,odds_prematch'])(
    'refuses include=%s for a whole season with advice, and answers its matches alone',
    async (include) => {
      const { get, upstream } = await startBffForTest(() => listEnvelope([]));
      const season = '/api/v2.2/fixtures/?t=season&season_id=7';
      const refusedAnswer = await get(`${season}&include=${include}`);
      expect([refusedAnswer.statusCode, refusedAnswer.json().error.code]).toEqual([400, 'bad_parameter']);
      expect(refusedAnswer.json().error.message).toMatch(/by round .* by day/);
      expect(upstream.hits).toEqual([]);
      expect((await get(`${season}&include=events`)).statusCode).toBe(200);
    },
  );

  test('does not request an absent record again at once', async () => {
    const { get, upstream } = await startBffForTest((_, response) => {
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"data":{},"meta":{"msg":"their words"}}');
    });
    for (let time = 0; time < 5; time += 1) {
      const { statusCode, body } = await get('/api/v2.2/fixtures/?t=info&id=9');
      expect([statusCode, JSON.parse(body).error.code]).toEqual([404, 'not_found']);
      expect(body).not.toContain('their words');
    }
    expect(upstream.hits).toHaveLength(1);
  });

  test('requests a missing route once a day, whatever the parameters, and answers an empty list', async () => {
    const { get, upstream, logLines, clock } = await startBffForTest((_, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"msg":"Endpoint not found"}');
    });
    const ask = async (path: string) => {
      const { statusCode, json } = await get(`/api/v2.2/media/?${path}`);
      expect([statusCode, json()]).toEqual([200, { data: [], meta: { dropped: 0 } }]);
    };
    await Promise.all(['t=event&id=1', 't=event&id=2', 't=league&id=9', 't=date&d=2026-11-21'].map(ask));
    expect(upstream.hits).toHaveLength(1);
    for (let hour = 1; hour < 24; hour += 1) {
      clock.tick(3_600);
      await ask('t=league&id=9');
      await ask(`type=event&id=${hour + 10}`);
    }
    expect(upstream.hits).toHaveLength(1);
    clock.tick(3_600);
    await ask('t=league&id=9');
    await ask('t=event&id=1');
    expect(upstream.hits).toHaveLength(2);
    expect(logLines.join()).not.toContain('refresh');
  });

  test('answers an existing route, and "not found" for an unknown record', async () => {
    const { get, upstream } = await startBffForTest(({ url }, response) => {
      const isKnown = url?.includes('id=9');
      response
        .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(
            isKnown
              ? { data: [[{ id: 7, title: 'Report', url: 'https://news.example/7' }]], meta: { msg: '' } }
              : { data: {}, meta: { msg: 'League not found' } },
          ),
        );
    });
    const titles = async (path: string) =>
      (await get(`/api/v2.2/media/?${path}`)).json().data?.[0]?.[0]?.title;
    expect((await get('/api/v2.2/media/?t=league&id=1')).statusCode).toBe(404);
    expect(await titles('t=league&id=9')).toBe('Report');
    expect(await titles('t=season&id=9')).toBe('Report');
    expect(upstream.hits).toHaveLength(3);
  });

  test('notices the next day that a route has appeared', async () => {
    let isLive = false;
    const { get, clock } = await startBffForTest((_, response) => {
      response
        .writeHead(isLive ? 200 : 404, { 'content-type': 'application/json' })
        .end(
          isLive
            ? '{"data":[[{"id":7,"title":"Report"}]],"meta":{"msg":""}}'
            : '{"msg":"Endpoint not found"}',
        );
    });
    const count = async () => (await get('/api/v2.2/media/?t=league&id=9')).json().data.length;
    expect(await count()).toBe(0);
    isLive = true;
    clock.tick(23 * 3_600);
    expect(await count()).toBe(0);
    clock.tick(3_601);
    expect(await count()).toBe(1);
  });
});
