import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest, type TestBff } from '#bff/testing/start-bff.ts';
import { createClientRules } from './client-rules.ts';
import type { Connections } from './connections.ts';
import { createRequestRates } from './request-rate.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const BURST = 600;

interface Client {
  /** Peer address of the connection. */
  readonly from: string;
  readonly forwardedFor?: string;
  readonly path?: string;
}

async function ask({ get }: TestBff, { from, forwardedFor, path = LIVE }: Client) {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return await get(path, { remoteAddress: from, headers });
}

/** Returns the distinct statuses of `count` requests. */
async function statusesOf(testBff: TestBff, count: number, client: Client): Promise<readonly number[]> {
  const responses = await Promise.all(Array.from({ length: count }, () => ask(testBff, client)));
  return [...new Set(responses.map(({ statusCode }) => statusCode))];
}

const start = (limits: Partial<typeof DEFAULT_CLIENT_LIMITS> = {}) =>
  startBffForTest(() => liveEnvelope(), {}, { clients: { ...DEFAULT_CLIENT_LIMITS, ...limits } });

describe('requests of a client', () => {
  test('are limited to 600 at once and 100 a second, and 429 says when to retry', async () => {
    const testBff = await start();
    const client = { from: '192.0.2.1' };
    expect(await statusesOf(testBff, BURST, client)).toEqual([200]);
    const refusedCount = await ask(testBff, client);
    expect([refusedCount.statusCode, refusedCount.json().error.code]).toEqual([429, 'too_many_requests']);
    expect(refusedCount.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(Object.keys(refusedCount.headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
    testBff.clock.tick(1);
    expect(await statusesOf(testBff, 100, client)).toEqual([200]);
    expect(await statusesOf(testBff, 10, client)).toEqual([429]);
    testBff.clock.tick(6);
    expect(await statusesOf(testBff, BURST, client)).toEqual([200]);
  });

  test('are limited for pictures together with data', async () => {
    const testBff = await start({ requestsPerSecond: 1 });
    const client = { from: '192.0.2.1' };
    await statusesOf(testBff, 6, { ...client, path: '/img/teams/7' });
    expect(await statusesOf(testBff, 1, { ...client, path: '/img/teams/7' })).toEqual([429]);
    expect(await statusesOf(testBff, 1, client)).toEqual([429]);
    expect(await statusesOf(testBff, 20, { ...client, path: '/healthz' })).toEqual([200]);
  });

  test('are limited for pages, files and unknown addresses by PAGE_RATE, apart from data', async () => {
    const testBff = await start({ pagesPerSecond: 1 });
    const client = { from: '192.0.2.1' };
    for (const path of ['/', '/nope.js', '/%zz', '/healthz', '/csp-report', '//'])
      await statusesOf(testBff, 1, { ...client, path });
    for (const path of ['/', '/nope.js', '/%zz', '/healthz', `/match/${'7'.repeat(65)}`])
      expect(await statusesOf(testBff, 1, { ...client, path }), path).toEqual([429]);
    expect(await statusesOf(testBff, 20, client)).toEqual([200]);
  });

  test.each([
    '/%61pi/v2.2/livescores/?t=live',
    '/ap%69/v2.2/livescores?t=live',
    'http://x/api/v2.2/livescores/?t=live',
    'HTTPS://x/%61pi/status',
    '/im%67/teams/7',
  ])('are counted, and answered, as data whatever the spelling: %s', async (path) => {
    const testBff = await start({ requestsPerSecond: 1 });
    const client = { from: '192.0.2.1', path };
    const { statusCode, headers } = await ask(testBff, client);
    const plainPath = path.includes('teams') ? '/img/teams/7' : LIVE;
    const plain = await ask(testBff, { from: '127.0.0.1', path: plainPath });
    expect([statusCode, headers['content-security-policy']]).toEqual([
      200,
      plain.headers['content-security-policy'],
    ]);
    await statusesOf(testBff, 5, client);
    expect(await statusesOf(testBff, 1, client)).toEqual([429]);
    expect(await statusesOf(testBff, 1, { from: client.from })).toEqual([429]);
  });

  test.each([
    ['another address', '192.0.2.2', 200],
    ['the same IPv4 address written as IPv6', '::ffff:192.0.2.1', 429],
  ])('are counted together for %s', async (_, from, status) => {
    const testBff = await start({ requestsPerSecond: 1 });
    await statusesOf(testBff, 7, { from: '192.0.2.1' });
    expect(await statusesOf(testBff, 1, { from })).toEqual([status]);
  });

  test('are counted by the /64 of an IPv6 address', async () => {
    const testBff = await start({ requestsPerSecond: 1 });
    await statusesOf(testBff, 7, { from: '2001:db8:1:2::1' });
    expect(await statusesOf(testBff, 1, { from: '2001:db8:1:2:ffff::9' })).toEqual([429]);
    expect(await statusesOf(testBff, 1, { from: '2001:db8:1:3::1' })).toEqual([200]);
  });

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('are unlimited from %s', async (from) => {
    const testBff = await start({ requestsPerSecond: 1 });
    expect(await statusesOf(testBff, 50, { from })).toEqual([200]);
  });

  test('are unlimited with CLIENT_RATE=0', async () => {
    const testBff = await start({ requestsPerSecond: 0 });
    expect(await statusesOf(testBff, BURST + 50, { from: '192.0.2.1' })).toEqual([200]);
  });
});

describe('behind a proxy', () => {
  const limits = { requestsPerSecond: 1, trustedProxies: ['10.0.0.0/8', '127.0.0.1', '2001:db8::/32'] };

  test.each(['10.1.2.3', '127.0.0.1', '2001:db8::5', '::ffff:10.1.2.3'])(
    'distinguishes clients by the headers of the proxy at %s',
    async (from) => {
      const testBff = await start(limits);
      await statusesOf(testBff, 7, { from, forwardedFor: '192.0.2.1' });
      expect(await statusesOf(testBff, 1, { from, forwardedFor: '192.0.2.1' })).toEqual([429]);
      expect(await statusesOf(testBff, 1, { from, forwardedFor: '192.0.2.2' })).toEqual([200]);
      expect(await statusesOf(testBff, 20, { from })).toEqual([200]);
    },
  );

  test.each([
    ['an IPv4 address', '192.0.2.1:40001', '192.0.2.1:40002'],
    ['an IPv6 address', '[2001:db9::1]:40001', '[2001:db9::1]:40002'],
  ])('ignores the port that a load balancer adds to %s', async (_, first, second) => {
    const testBff = await start(limits);
    await statusesOf(testBff, 7, { from: '10.1.2.3', forwardedFor: first });
    expect(await statusesOf(testBff, 1, { from: '10.1.2.3', forwardedFor: second })).toEqual([429]);
    expect(await statusesOf(testBff, 1, { from: '10.1.2.3', forwardedFor: '192.0.2.9' })).toEqual([200]);
  });

  test('ignores addresses that a client adds to the header', async () => {
    const testBff = await start(limits);
    for (let count = 0; count < 7; count += 1)
      await ask(testBff, { from: '10.1.2.3', forwardedFor: `198.51.100.${count}, 10.9.9.9, 192.0.2.1` });
    expect(await statusesOf(testBff, 1, { from: '10.1.2.3', forwardedFor: '192.0.2.1' })).toEqual([429]);
  });

  test('ignores forwarding headers of other peers', async () => {
    const testBff = await start(limits);
    for (let count = 0; count < 7; count += 1)
      await ask(testBff, { from: '192.0.2.1', forwardedFor: `198.51.100.${count}` });
    expect(await statusesOf(testBff, 1, { from: '192.0.2.1', forwardedFor: '198.51.100.99' })).toEqual([429]);
  });
});

test('forgets the client that was seen longest ago when there are more than 10,000', async () => {
  const { take } = createRequestRates(createClientRules([]), {} as Connections, () => 0).create(1, 60_000);
  const waitOf = (client: number) =>
    take({
      raw: {
        headers: {},
        socket: { remoteAddress: `198.${client >> 16}.${(client >> 8) & 255}.${client & 255}` },
      },
    } as FastifyRequest);
  for (let client = 0; client < 10_000; client += 1) waitOf(client);
  expect(waitOf(0)).toBeGreaterThan(0);
  expect(waitOf(10_000)).toBe(0);
  expect([waitOf(0) > 0, waitOf(1)]).toEqual([true, 0]);
});
