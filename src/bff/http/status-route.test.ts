import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { type AnswerHandler, fakeWireMatch, listEnvelope, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { NOON } from '#bff/testing/ticked-clock.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const KEY = 'correct horse battery';
const status = { enabled: true, operatorKey: KEY };
const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const PRIVATE = ['account', 'upstream', 'callsPerMinute', 'settled', 'versions', 'news'];

test('reports the state of the data service, the age of its answers and the calls', async () => {
  const { get, clock } = await startBffForTest(() => liveEnvelope());
  await get(LIVE);
  clock.tick(12);
  await get('/api/v2.2/livescores/?t=today');
  const { headers, json } = await get('/api/status');
  expect(headers['cache-control']).toBe('no-store');
  expect(json()).toEqual({
    service: 'up',
    since: NOON / 1_000,
    lastFailure: null,
    uptimeSeconds: 12,
    ages: [
      { operation: 'livescores?t=live', seconds: 12 },
      { operation: 'livescores?t=today', seconds: 0 },
    ],
    account: { requestsLeft: 999, limit: 1_000, resetsAt: NOON / 1_000 + 3_600 },
    upstream: { gate: 'open', nextCallAt: null, lacks: [] },
    callsPerMinute: [{ route: 'livescores', calls: 2 }],
    settled: {},
    news: { push: 'state', topics: 'state', subscriptions: 0, webhooks: 0, requestsPerHour: 735 },
    versions: { touchline: expect.stringMatching(/^\d+\.\d+\.\d+/), node: process.version },
  });
  clock.tick(61);
  expect((await get('/api/status')).json().callsPerMinute).toEqual([]);
  clock.tick(600);
  expect((await get('/api/status')).json().ages).toEqual([]);
});

test('reports the start of an outage and the last failure', async () => {
  const { get, clock, upstream } = await startBffForTest(() => liveEnvelope());
  expect((await get('/api/status')).json()).toMatchObject({ service: 'up', since: NOON / 1_000 });
  await get(LIVE);
  clock.tick(10);
  upstream.answer = (_, response) => void response.writeHead(500).end('their words');
  await get(LIVE);
  clock.tick(10);
  await get(LIVE);
  expect((await get('/api/status')).json()).toMatchObject({
    service: 'stale',
    since: NOON / 1_000 + 10,
    lastFailure: { reason: 'server', operation: 'livescores?t=live' },
    ages: [{ operation: 'livescores?t=live', seconds: 20 }],
  });
  clock.tick(8 * 3_600);
  expect((await get('/api/status')).json().service).toBe('down');
  upstream.answer = () => liveEnvelope();
  await get(LIVE);
  expect((await get('/api/status')).json()).toMatchObject({
    service: 'up',
    since: NOON / 1_000 + 20 + 8 * 3_600,
    lastFailure: { reason: 'server' },
  });
});

test('says why calls are paused, when the next one is sent, and what the plan lacks', async () => {
  const refuse: AnswerHandler = (_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end('{"data":[],"meta":{"msg":"Endpoint not available for your plan."}}');
  };
  const { get, clock, upstream } = await startBffForTest(refuse, { mode: 'real' }, { status });
  await get(LIVE);
  upstream.answer = (_, response) => void response.writeHead(429, { 'retry-after': '90' }).end();
  clock.tick(10);
  await get('/api/v2.2/countries/?t=list');
  expect((await get('/api/status', bearer(KEY))).json().upstream).toEqual({
    gate: 'limit',
    nextCallAt: NOON / 1_000 + 100,
    lacks: [{ name: 'livescores?t=live', until: NOON / 1_000 + 60 }],
  });
});

test('does not count an absent record as a failure of the service', async () => {
  const { get } = await startBffForTest((_, response, url) => {
    if (url.searchParams.get('id') === '7') return { data: fakeWireMatch(7, 1, NOON / 1_000), meta: {} };
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"data":{},"meta":{}}');
  });
  await get('/api/v2.2/fixtures/?t=info&id=7');
  await get('/api/v2.2/fixtures/?t=info&id=9');
  expect((await get('/api/status')).json()).toMatchObject({ service: 'up', lastFailure: null });
});

test('shows allowance, calls and versions of an account only to the operator', async () => {
  const { get } = await startBffForTest(() => listEnvelope([]), { mode: 'real' }, { status });
  const open = (await get('/api/status')).json();
  for (const name of PRIVATE) expect(open).not.toHaveProperty(name);
  const whole = (await get('/api/status', bearer(KEY))).json();
  for (const name of PRIVATE) expect(whole).toHaveProperty(name);
});

test.each(['wrong', '', `${KEY}x`, KEY.slice(1)])('refuses the key %j', async (key) => {
  const { get } = await startBffForTest(() => listEnvelope([]), { mode: 'real' }, { status });
  const { statusCode, headers, body } = await get('/api/status', bearer(key));
  expect([statusCode, headers['www-authenticate'], headers['cache-control']]).toEqual([
    401,
    'Bearer',
    'no-store',
  ]);
  expect(JSON.parse(body).error).toEqual({
    code: 'unauthorized',
    message: 'Wrong operator key. Check it and try again.',
  });
});

test.each(['Basic dXNlcjp0b2tlbg==', KEY, `bearer ${KEY}`])('Authorization: %s', async (authorization) => {
  const { get } = await startBffForTest(() => listEnvelope([]), { mode: 'real' }, { status });
  const { statusCode } = await get('/api/status', { headers: { authorization } });
  // The name of the scheme is case-insensitive (RFC 9110).
  expect(statusCode).toBe(authorization.startsWith('bearer') ? 200 : 401);
});

test('accepts no key if none is configured', async () => {
  const { get } = await startBffForTest(() => listEnvelope([]), { mode: 'real' });
  expect((await get('/api/status', bearer('anything'))).statusCode).toBe(401);
  expect((await get('/api/status')).json()).not.toHaveProperty('account');
});

test('allows five wrong keys a minute and client, sixty in all, and the right one at any time', async () => {
  const clients = { ...DEFAULT_CLIENT_LIMITS, trustedProxies: ['10.0.0.1'] };
  const { get, clock } = await startBffForTest(() => listEnvelope([]), { mode: 'real' }, { status, clients });
  const from = (client: string, key: string) =>
    get('/api/status', {
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': client, authorization: `Bearer ${key}` },
    });
  for (let guess = 0; guess < 5; guess += 1)
    expect((await from('192.0.2.1', `guess ${guess}`)).statusCode).toBe(401);
  const sixth = await from('192.0.2.1', 'guess 5');
  const { error } = JSON.parse(sixth.body);
  expect([sixth.statusCode, error.code, sixth.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '12',
  ]);
  expect((await from('192.0.2.1', KEY)).statusCode).toBe(200);
  for (let client = 2; client < 57; client += 1)
    expect((await from(`192.0.2.${client}`, 'a guess')).statusCode).toBe(401);
  expect((await from('192.0.2.99', 'a guess')).statusCode).toBe(429);
  expect((await from('192.0.2.99', KEY)).statusCode).toBe(200);
  clock.tick(12);
  expect((await from('192.0.2.1', 'guess 6')).statusCode).toBe(401);
});

test('removes API and page with STATUS=off', async () => {
  const off = { enabled: false, operatorKey: KEY };
  const { get } = await startBffForTest(() => listEnvelope([]), {}, { status: off });
  for (const request of [{}, bearer(KEY)]) {
    const { statusCode, body } = await get('/api/status', request);
    expect([statusCode, JSON.parse(body).error.code]).toEqual([404, 'unknown_operation']);
  }
});
