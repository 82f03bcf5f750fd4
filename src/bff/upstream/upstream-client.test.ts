import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { asFailure } from '#bff/failure.ts';
import {
  type AnswerHandler,
  type FakeUpstream,
  listEnvelope,
  startFakeUpstream,
} from '#bff/testing/fake-upstream.ts';
import { createUpstreamClient, type UpstreamClient } from './upstream-client.ts';

const openResources: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of openResources.splice(0)) await each.close();
});

async function setUp(answer: AnswerHandler) {
  const fake: FakeUpstream = await startFakeUpstream(answer);
  const upstream: UpstreamClient = createUpstreamClient({
    url: fake.url,
    user: 'a user',
    token: 'to&ken',
    mode: 'real',
  });
  openResources.push(upstream, fake);
  const request = (signal = new AbortController().signal) =>
    upstream.request('countries', [['t', 'list']], signal);
  /** Returns `code reason` of the failure. */
  const failureText = async (signal?: AbortSignal) => {
    const { code, reason } = await request(signal).then(() => ({ code: 'none', reason: 'none' }), asFailure);
    return `${code} ${reason}`;
  };
  return { fake, upstream, request, failureText };
}

test('requests the route with the account and the parameters, once each', async () => {
  const { fake, upstream } = await setUp(() => listEnvelope([]));
  await upstream.request(
    'fixtures',
    [
      ['t', 'info'],
      ['id', '7'],
      ['include', 'events,stats'],
    ],
    new AbortController().signal,
  );
  expect(fake.hits).toEqual(['/v2.2/fixtures/?user=a+user&token=to%26ken&t=info&id=7&include=events,stats']);
});

test('inflates compressed bodies', async () => {
  const { request } = await setUp((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    response.end(gzipSync(JSON.stringify(listEnvelope([1, 2]))));
  });
  expect(await request()).toMatchObject({
    body: { data: [1, 2] },
    bytes: JSON.stringify(listEnvelope([1, 2])).length,
  });
});

test('strips a byte order mark', async () => {
  const { request } = await setUp((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('\uFEFF{"data":[]}');
  });
  expect(await request()).toEqual({ body: { data: [] }, bytes: 14 });
});

const envelope = JSON.stringify({ data: [], meta: { msg: 'their words' } });
const PLAN = JSON.stringify({ data: [], meta: { msg: 'League not available for your plan.' } });
const LIMIT = JSON.stringify({ data: [], meta: { msg: 'Request limit reached for your plan.' } });
const HTML = '<html><h1>Request blocked</h1></html>';

describe('failures by status', () => {
  test.each([
    [400, 'upstream_refused status'],
    [401, 'upstream_refused credentials'],
    [402, 'plan_limit plan'],
    [403, 'plan_limit plan'],
    [404, 'not_found absent'],
    [429, 'rate_limited limit'],
    [500, 'upstream_unavailable server'],
    [503, 'upstream_unavailable server'],
    [204, 'upstream_refused status'],
    [304, 'upstream_refused redirect'],
  ])('%i with an envelope of the contract is %s', async (status, failure) => {
    const { failureText } = await setUp((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(envelope);
    });
    expect(await failureText()).toBe(failure);
  });

  test.each<[number, string, string, string]>([
    [
      401,
      'application/json',
      '{"ok":false,"message":"User or token incorrect!"}',
      'upstream_refused credentials',
    ],
    [403, 'application/json', PLAN, 'plan_limit plan'],
    [403, 'application/json', LIMIT, 'rate_limited limit'],
    [403, 'application/json', '{"message":"Limit Exceeded"}', 'rate_limited limit'],
    [402, 'application/json', '{"data":[],"meta":{"msg":"Your quota is exhausted"}}', 'rate_limited limit'],
    [
      403,
      'application/json',
      '{"data":[],"meta":{"msg":"No limits of your plan matter"}}',
      'plan_limit plan',
    ],
    [403, 'application/json', '{"data":[],"meta":{"msg":7}}', 'plan_limit plan'],
    [403, 'application/json', '{"message":"Forbidden"}', 'upstream_refused status'],
    [403, 'application/json', '["data"]', 'upstream_refused status'],
    [403, 'application/json', '"data"', 'upstream_refused status'],
    [403, 'application/json', 'null', 'upstream_refused status'],
    [403, 'application/json', HTML, 'upstream_refused status'],
    [403, 'text/html', HTML, 'upstream_refused status'],
    [403, 'text/html', PLAN, 'upstream_refused status'],
    [403, 'application/json', '', 'upstream_refused status'],
    [402, 'text/html', HTML, 'upstream_refused status'],
    [404, 'text/html', HTML, 'upstream_refused status'],
    [404, 'application/json', '{"data":{},"meta":{"msg":"League not found"}}', 'not_found absent'],
    [404, 'application/json', '{"msg":"Endpoint not found"}', 'upstream_refused status'],
  ])('%i with %s %s is %s', async (status, type, body, failure) => {
    const { failureText } = await setUp((_, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    expect(await failureText()).toBe(failure);
  });

  test.each([
    ['a message alone', 'application/json', '{"msg":"Endpoint not found"}', 'not_found no_route'],
    ['an envelope', 'application/json', envelope, 'not_found absent'],
    ['a page', 'text/html', HTML, 'upstream_refused status'],
  ])('404 with %s on a route that may be missing is %s', async (_, type, body, failure) => {
    const { upstream } = await setUp((_request, response) => {
      response.writeHead(404, { 'content-type': type }).end(body);
    });
    const thrown = asFailure(
      await upstream
        .request('media', [['t', 'league']], new AbortController().signal)
        .catch((error) => error),
    );
    expect(`${thrown.code} ${thrown.reason}`).toBe(failure);
  });
});

describe('an invalid body', () => {
  const whole = JSON.stringify(listEnvelope([{ id: 1 }]));
  test.each([
    ['HTML', 200, 'text/html', '<html>Welcome</html>'],
    ['HTML that calls itself JSON', 200, 'application/json', '<html>Welcome</html>'],
    ['cut short', 200, 'application/json', whole.slice(0, -9)],
    ['empty', 200, 'application/json', ''],
  ])('is refused: %s', async (_, status, type, body) => {
    const { failureText } = await setUp((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    expect(await failureText()).toBe('upstream_refused body');
  });

  test('is a failed connection if that closes early', async () => {
    const { failureText } = await setUp((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
      response.write(whole.slice(0, 9), () => response.destroy());
    });
    expect(await failureText()).toBe('upstream_unavailable connection');
  });

  test('is refused if it is not compressed as its header says', async () => {
    const { failureText } = await setUp((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(whole);
    });
    expect(await failureText()).toBe('upstream_refused body');
  });
});

test('aborts a body that inflates to 200 MB at 8 MB', async () => {
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '), { level: 9 });
  const { failureText } = await setUp((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb);
  });
  const before = process.memoryUsage().rss;
  expect(await failureText()).toBe('upstream_refused body');
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});

test('aborts a body of more than 8 MB', async () => {
  const { failureText } = await setUp((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(9 * 1024 * 1024, ' '));
  });
  expect(await failureText()).toBe('upstream_refused body');
});

test.each([301, 302, 307])('does not follow a redirect with %i', async (status) => {
  const elsewhere = await startFakeUpstream(() => listEnvelope([]));
  openResources.push(elsewhere);
  const { failureText } = await setUp((_, response) => {
    response.writeHead(status, { location: `${elsewhere.url}/v2.2/countries/` }).end();
  });
  expect(await failureText()).toBe('upstream_refused redirect');
  expect(elsewhere.hits).toEqual([]);
});

test('reports an aborted call as a timeout and closes its connection', async () => {
  const { promise: closing, resolve } = Promise.withResolvers<void>();
  const { fake, failureText } = await setUp((request) => void request.socket.once('close', () => resolve()));
  const controller = new AbortController();
  const failure = failureText(controller.signal);
  await expect.poll(() => fake.hits.length).toBe(1);
  controller.abort();
  expect(await failure).toBe('upstream_unavailable timeout');
  await closing;
});

test('reports an unreachable server as a failed connection', async () => {
  const { fake, failureText } = await setUp(() => listEnvelope([]));
  await fake.close();
  expect(await failureText()).toBe('upstream_unavailable connection');
});

test.each([
  ['0', 1_000],
  ['7', 7_000],
  ['3600', 60_000],
])('bounds the pause after 503 with "Retry-After: %s"', async (retryAfter, expected) => {
  const { request } = await setUp((_, response) => {
    response.writeHead(503, { 'retry-after': retryAfter }).end();
  });
  expect(asFailure(await request().catch((error) => error)).retryAfterMs).toBe(expected);
});

describe('new credentials', () => {
  const isNew = (url: URL) =>
    url.searchParams.get('token') === 'new token' && url.searchParams.get('user') === 'new';

  test('are used by the next call', async () => {
    const { fake, upstream, failureText } = await setUp((_, response, url) => {
      if (isNew(url)) return listEnvelope([]);
      response.writeHead(401).end();
    });
    expect(await failureText()).toBe('upstream_refused credentials');
    upstream.setCredentials('new', 'new token');
    expect(await failureText()).toBe('none none');
    expect(fake.hits).toHaveLength(2);
  });

  test('are secret, as the former ones are', async () => {
    const { upstream } = await setUp(() => listEnvelope([]));
    upstream.setCredentials('somebody-new', 'a-new-token-0123');
    upstream.setCredentials('somebody-newer', 'a-newer-token-45');
    const text = 'to&ken somebody-new a-new-token-0123 somebody-newer a-newer-token-45';
    expect(upstream.scrub(text)).toBe(Array(5).fill('[removed]').join(' '));
    expect(['a-new-token-0123', 'a-newer-token-45', 'to&ken'].map(upstream.holdsSecret)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
