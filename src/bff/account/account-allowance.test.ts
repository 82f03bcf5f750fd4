/** The allowance as clients and operators see it, tested through the whole proxy. */

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnswerHandler, listEnvelope, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { HOUR_S } from '#contract/durations.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const COUNTRIES = '/api/v2.2/countries/?t=list';
const REAL = { mode: 'real', user: 'somebody@example.com', token: 'asecrettoken' } as const;
const COUNTRY = { id: '1', name: 'Germany', cc: 'de' };

const maxAge = (headers: Readonly<Record<string, unknown>>) =>
  Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1]);

test('spreads the 49 requests left of a free plan from noon to midnight and reports why answers are old', async () => {
  let left = 50;
  const { get, clock, upstream } = await startBffForTest((_, response) => {
    left -= 1;
    if (left < 0) return void response.writeHead(429).end();
    return { ...liveEnvelope(), meta: { ...liveEnvelope().meta, requests_left: left, plan: 'Free Plan' } };
  }, REAL);
  let worst = 0;
  for (let second = 0; second < 12 * HOUR_S; ) {
    const { statusCode, headers } = await get(LIVE);
    expect(statusCode).toBe(200);
    worst = Math.max(worst, Number(headers.age) + maxAge(headers));
    if (second > 0)
      expect(headers['cache-status']).toMatch(
        /^Touchline; (hit|fwd=miss; stored); ttl=\d+; detail=allowance; window=day$/,
      );
    clock.tick(maxAge(headers));
    second += maxAge(headers);
  }
  expect(upstream.hits.length).toBeGreaterThan(40);
  expect(left).toBeGreaterThanOrEqual(1);
  expect(worst).toBeLessThan(0.5 * HOUR_S);
});

test('never stretches periods for the embedded service', async () => {
  const { get } = await startBffForTest(() => listEnvelope([], { requests_left: 60, plan: 'Free Plan' }));
  const { headers } = await get(LIVE);
  expect([maxAge(headers), headers['cache-status']]).toEqual([5, 'Touchline; fwd=miss; stored; ttl=5']);
});

test('asks once after a restart whether the allowance is still used up, and then at the next interval', async () => {
  const stateDir = temporaryFolder();
  let left = 2;
  const first = await startBffForTest(
    (_request, _response, { pathname }) =>
      listEnvelope(pathname.includes('countries') ? [COUNTRY] : [], {
        requests_left: left,
        plan: 'Free Plan',
      }),
    REAL,
    { stateDir },
  );
  await first.get(COUNTRIES);
  const unconfirmed = await first.get(LIVE);
  expect([unconfirmed.json().error.code, unconfirmed.headers['retry-after']]).toEqual(['rate_limited', '60']);
  first.clock.tick(60);
  await first.get(LIVE);
  await first.bff.close();

  const { url } = first.upstream;
  const { get, clock, logLines } = await startBffForTest(() => null, { ...REAL, url }, { stateDir });
  const before = first.upstream.hits.length;
  expect((await get(LIVE)).statusCode).toBe(200);
  const spent = await get(COUNTRIES);
  expect([spent.statusCode, spent.headers['retry-after'], spent.headers['cache-status']]).toEqual([
    429,
    '300',
    'Touchline; fwd=miss; detail=limit; window=day',
  ]);
  expect(spent.json().error).toEqual({
    code: 'rate_limited',
    message: 'Today’s requests are used up. The data service is asked again at 12:05 UTC.',
  });
  clock.tick(299);
  await get(LIVE);
  expect(first.upstream.hits.length - before).toBe(1);
  left = 99;
  clock.tick(1);
  expect((await get(LIVE)).headers.age).toBe('0');
  expect((await get(COUNTRIES)).statusCode).toBe(200);
  expect(logLines.join()).not.toContain('damaged');
});

test('saves a file without credentials that only its owner can read', async () => {
  const stateDir = join(temporaryFolder(), 'made', 'at', 'need');
  const { get, bff } = await startBffForTest(() => liveEnvelope(), REAL, { stateDir });
  await get(LIVE);
  await bff.close();
  const [name = '', ...others] = readdirSync(stateDir);
  expect(others).toEqual([]);
  expect(name).toMatch(/^allowance-[0-9a-f]{16}\.json$/);
  const path = join(stateDir, name);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const text = readFileSync(path, 'utf8');
  expect(text).not.toMatch(/somebody|example|secret|127\.0\.0\.1/);
  expect(JSON.parse(text).budget.reported).toMatchObject({ left: 1_000, limit: 1_000 });
});

test.each(['', '{', '[]', '{"version":2}', '{"version":1,"budget":{"reported":{"left":-1}}}'])(
  'ignores a damaged file (%s) with a warning',
  async (text) => {
    const stateDir = temporaryFolder();
    const first = await startBffForTest(() => liveEnvelope(), REAL, { stateDir });
    await first.get(LIVE);
    await first.bff.close();
    const [name = ''] = readdirSync(stateDir);
    writeFileSync(join(stateDir, name), text);
    const { url } = first.upstream;
    const { get, logLines } = await startBffForTest(() => null, { ...REAL, url }, { stateDir });
    expect((await get(LIVE)).statusCode).toBe(200);
    expect(logLines.filter((line) => line.includes('damaged'))).toHaveLength(1);
  },
);

test('logs one warning for a folder that is not writable', async () => {
  const blockedUntil = join(temporaryFolder(), 'a-file');
  writeFileSync(blockedUntil, '');
  const { get, bff, logLines } = await startBffForTest(() => liveEnvelope(), REAL, {
    stateDir: join(blockedUntil, 'folder'),
  });
  expect((await get(LIVE)).statusCode).toBe(200);
  await get(COUNTRIES);
  await bff.close();
  expect(logLines.filter((line) => line.includes('cannot be'))).toEqual([
    '["warn","state cannot be saved",{"subject":"allowance","code":"ENOTDIR"}]',
  ]);
});

test('logs one warning for a file that cannot be replaced', async () => {
  const stateDir = temporaryFolder();
  const first = await startBffForTest(() => liveEnvelope(), REAL, { stateDir });
  await first.get(LIVE);
  await first.bff.close();
  const [name = ''] = readdirSync(stateDir);
  rmSync(join(stateDir, name));
  mkdirSync(join(stateDir, name, 'in-the-way'), { recursive: true });
  const { url } = first.upstream;
  const { get, bff, logLines } = await startBffForTest(() => null, { ...REAL, url }, { stateDir });
  expect((await get(LIVE)).statusCode).toBe(200);
  await bff.close();
  expect(logLines.filter((line) => line.includes('cannot be'))).toHaveLength(1);
});

test.each([
  [{ 'retry-after': '1' }, 5],
  [{ 'retry-after': '90' }, 90],
  [{ 'retry-after': '999999' }, 900],
  [{}, 60],
])(
  'pauses after "too many requests" with %j for %i s, however often, and polls at least each minute',
  async (headers, seconds) => {
    const { get, clock, upstream, logLines } = await startBffForTest(() => liveEnvelope(), REAL);
    await get(LIVE);
    clock.tick(30);
    upstream.answer = (_, response) => void response.writeHead(429, headers).end();
    for (let pause = 0; pause < 3; pause += 1) {
      const before = upstream.hits.length;
      const { statusCode, headers: ofAnswer } = await get(LIVE);
      expect([statusCode, ofAnswer['cache-status']]).toEqual([200, expect.stringContaining('detail=limit')]);
      expect(maxAge(ofAnswer)).toBeLessThanOrEqual(Math.min(seconds, 60));
      const cold = await get(COUNTRIES);
      expect([cold.statusCode, cold.headers['retry-after']]).toEqual([429, String(Math.min(seconds, 60))]);
      clock.tick(seconds - 1);
      await get(LIVE);
      expect(upstream.hits.length - before).toBe(1);
      clock.tick(1);
    }
    upstream.answer = () => liveEnvelope([1, 0]);
    expect((await get(LIVE)).headers.age).toBe('0');
    expect(logLines.filter((line) => line.includes('calls pause'))).toHaveLength(1);
    expect(logLines.join()).not.toContain('no requests left');
  },
);

test('paces a service without reports by the limit of the operator', async () => {
  const { get, clock, upstream } = await startBffForTest(
    () => listEnvelope([], { requests_left: undefined }),
    REAL,
    {
      allowance: { perHour: 20, perDay: null },
    },
  );
  for (let second = 0; second < HOUR_S; ) {
    const { headers } = await get(LIVE);
    clock.tick(maxAge(headers));
    second += maxAge(headers);
  }
  expect(upstream.hits.length).toBeGreaterThan(15);
  expect(upstream.hits.length).toBeLessThanOrEqual(20);
});

test('charges nothing to the limit of the operator during an outage', async () => {
  const { get, clock, upstream } = await startBffForTest(
    () => listEnvelope([], { requests_left: undefined }),
    REAL,
    {
      allowance: { perHour: 20, perDay: null },
    },
  );
  await get(LIVE);
  upstream.answer = (request) => void request.socket.destroy();
  for (let second = 0; second < 600; second += 5) {
    clock.tick(5);
    await get(LIVE);
  }
  upstream.answer = () => listEnvelope([], { requests_left: undefined });
  clock.tick(600);
  expect((await get(LIVE)).headers.age).toBe('0');
});

test('logs once that few requests are left', async () => {
  let left = 100;
  const { get, clock, logLines } = await startBffForTest(() => {
    left -= 1;
    return listEnvelope([], { requests_left: left, plan: 'Free Plan' });
  }, REAL);
  for (let look = 0; look < 10; look += 1) {
    const { headers } = await get(LIVE);
    clock.tick(maxAge(headers));
  }
  const warnings = logLines.filter((line) => line.startsWith('["warn"'));
  expect(warnings).toEqual(['["warn","few requests left",{"requestsLeft":99,"limit":100}]']);
});

/** Answers the first token with `former` once `release` is called, and others at once. */
async function startWithSlowAnswer(former: AnswerHandler) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const testBff = await startBffForTest(async (request, response, url) => {
    if (url.searchParams.get('token') !== REAL.token) return liveEnvelope();
    await promise;
    return former(request, response, url);
  }, REAL);
  return { ...testBff, release };
}

const refuseWith =
  (status: number, headers: Record<string, string> = {}): AnswerHandler =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"data":[],"meta":{"msg":"Endpoint not available for your plan."}}');

test.each<[string, AnswerHandler]>([
  ['401', refuseWith(401)],
  ['403', refuseWith(403)],
  ['429', refuseWith(429)],
  ['no requests left', () => listEnvelope([], { requests_left: 0 })],
])('an answer to former credentials says nothing about the new ones: %s', async (_, former) => {
  const { bff, get, upstream, release } = await startWithSlowAnswer(former);
  const answer = get(`${LIVE}&lang=de`);
  await expect.poll(() => upstream.hits.length).toBe(1);
  bff.setCredentials(REAL.user, 'another-secret-token');
  release();
  await answer;
  expect((await get(LIVE)).statusCode).toBe(200);
  expect((await get(`${LIVE}&lang=fr`)).statusCode).toBe(200);
});

test('pauses for the longer delay of two requests that are refused at once', async () => {
  const { get, clock, upstream, release } = await startWithSlowAnswer((request, response, url) =>
    refuseWith(429, { 'retry-after': url.searchParams.has('lang') ? '50' : '6' })(request, response, url),
  );
  const answers = [get(LIVE), get(`${LIVE}&lang=de`)];
  await expect.poll(() => upstream.hits.length).toBe(2);
  release();
  await Promise.all(answers);
  clock.tick(49);
  expect((await get(LIVE)).headers['retry-after']).toBe('1');
  expect(upstream.hits).toHaveLength(2);
  clock.tick(1);
  await get(LIVE);
  expect(upstream.hits).toHaveLength(3);
});
