/** Clients that try to pass limits, to hold memory, or to be answered in words that are not ours. */
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { settle, startFleet } from '#bff/testing/start-fleet.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { LIVE_PATH } from './paths.ts';
import { openRaw, readStatus } from './raw-client.ts';

const BURST = 6;
/** Spellings of addresses of the API, of pictures and of pages. */
const API = [
  LIVE_PATH,
  '/%61pi/v2.2/livescores/?t=live',
  '/ap%69/status',
  'http://x/api/nowhere',
  '/api/v2.2/%6civescores',
];
const PICTURES = ['/img/teams/7', '/im%67/teams/8', 'HTTP://x/img/%2e%2e'];
const PAGES = [
  '/',
  'http://x',
  '//x',
  '/%zz',
  '/nope.js',
  '/assets/app-1a2b.js',
  '/healthz',
  `/match/${'7'.repeat(65)}`,
];

test('S7 counts a request by what it opens and not by how it is spelled', async () => {
  const web = makeWebRoot();
  onTestFinished(web.remove);
  const { bff, clock } = await startBffForTest(
    () => liveEnvelope(),
    {},
    {
      clients: {
        ...DEFAULT_CLIENT_LIMITS,
        requestsPerSecond: 1,
        pagesPerSecond: 1,
        trustedProxies: ['127.0.0.1'],
      },
      webRoot: web.path,
      pages: ['/'],
    },
  );
  const statusOf = async (target: string) => {
    const headers = 'Host: x\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close\r\n';
    const { closed } = openRaw(bff.metricsAddress, `GET ${target} HTTP/1.1\r\n${headers}\r\n`);
    return readStatus(await closed);
  };
  for (const addresses of [[...API, ...PICTURES], PAGES])
    for (const first of addresses) {
      clock.tick(60);
      for (let count = 0; count < BURST; count += 1) expect(await statusOf(first), first).not.toBe(429);
      const statuses = await Promise.all(addresses.map(statusOf));
      expect(statuses, first).toEqual(addresses.map(() => 429));
    }
});

test('S8 closes sockets that send too many requests ahead, and goes on for others', async () => {
  const { bff, get, logLines } = await startBffForTest(() => liveEnvelope());
  await get(LIVE_PATH);
  const request = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const floods = Array.from({ length: 20 }, () => openRaw(bff.metricsAddress, request.repeat(500)));
  const unread = Array.from({ length: 20 }, () => openRaw(bff.metricsAddress, request.repeat(16)));
  for (const { socket } of unread) socket.pause();
  onTestFinished(() => {
    for (const { socket } of unread) socket.destroy();
  });
  const responses = await Promise.all(floods.map(({ closed }) => closed));
  for (const response of responses) expect(response.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(16);
  expect(logLines.join()).toContain('"refused",{"kind":"rate"');
  for (const path of [LIVE_PATH, '/healthz']) expect((await get(path)).statusCode).toBe(200);
});

test('S9 believes no wrong value of the shared store, and answers odd hosts, paths and methods in its own words', async () => {
  const { bffs, store, get, pass } = await startFleet(2, () =>
    liveEnvelope([3, 0], { requests_left: 1_000_000 }),
  );
  const text = (await get(0, LIVE_PATH)).body;
  await settle();
  const html = '<html><script>alert(1)</script>';
  const sha256 = createHash('sha256').update(html).digest('base64');
  for (const [key, value] of store.values)
    if (key.includes(':head:')) {
      store.values.set(
        key,
        Buffer.from(JSON.stringify({ ...JSON.parse(String(value)), sha256, isBrotli: false })),
      );
      store.values.set(key.replace(/:head:.*/, `:body:${sha256}`), Buffer.from(html));
    }
  const waiting = get(1, LIVE_PATH);
  await pass(3);
  expect((await waiting).body).toBe(text);

  const address = bffs[0]?.metricsAddress ?? '';
  for (const [method, target, host, status] of [
    ['GET', '/healthz', 'a b', 400],
    ['GET', '/healthz', 'x\r\nHost: y', 400],
    ['GET', '/healthz', 'x/y', 400],
    ['POST', '/*x', 'x', 405],
    ['POST', '/:a((a+)+)$', 'x', 405],
    ['DELETE', '/:a([)', 'x', 405],
    ['GET', '//x', 'x', 404],
    ['GET', `/match/${'7'.repeat(65)}`, 'x', 404],
    ['GET', '/%zz', 'x', 400],
  ] as const) {
    const bytes = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const response = await openRaw(address, bytes).closed;
    expect([target, host, readStatus(response)]).toEqual([target, host, status]);
    expect(response).toMatch(/\r\n\r\n\{"error":\{"code":"[a-z_]+","message":"[^"]+\. [^"]+"\}\}$/);
    expect(response.toLowerCase()).toContain('\r\ncache-control: no-store\r\n');
  }
});
