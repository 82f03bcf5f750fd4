/** Malicious and broken clients. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { leaksIn, SENT } from '#bff/testing/canary.ts';
import { listEnvelope, liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { openRaw, type RawClient, readStatus } from './raw-client.ts';

const request = (target: string, headers = 'Host: x\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

function closeAll(clients: readonly RawClient[]): void {
  for (const { socket } of clients) socket.destroy();
}

/** Returns a list of names as long as they may be, which does not compress well. */
function longList() {
  const name = (id: number) => Buffer.from(`${Math.sin(id)}${Math.cos(id)}`.repeat(5)).toString('base64');
  return listEnvelope(
    Array.from({ length: 4_000 }, (_, id) => ({ id: String(id), name: name(id), cc: 'de' })),
  );
}

const CONNECTION_TIMEOUTS_MS = { timeout: 21_000, headersTimeout: 10_000, requestTimeout: 10_000 };

test('B10 closes clients that send byte by byte or never read, without harm to others', async () => {
  const { bff, get } = await startBffForTest((_, __, url) =>
    url.pathname.includes('countries') ? longList() : liveEnvelope(),
  );
  const { server } = bff.app;
  const { timeout, headersTimeout, requestTimeout } = server;
  expect({ timeout, headersTimeout, requestTimeout }).toEqual(CONNECTION_TIMEOUTS_MS);
  // A quarter of the time is enough to see that each of them closes a connection.
  server.timeout /= 4;
  server.headersTimeout /= 4;
  server.requestTimeout /= 4;
  const size = (await get(COUNTRIES_PATH)).body.length;
  expect(size).toBeGreaterThan(1_000_000);
  const slow = Array.from({ length: 20 }, () =>
    openRaw(bff.metricsAddress, `GET ${LIVE_PATH} HTTP/1.1\r\nHost: x\r\n`),
  );
  const dripping = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('x: y\r\n');
  }, 500);
  const deaf = Array.from({ length: 20 }, () => {
    const client = openRaw(
      bff.metricsAddress,
      `GET ${COUNTRIES_PATH} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(16),
    );
    client.socket.pause();
    return client;
  });
  onTestFinished(() => {
    clearInterval(dripping);
    closeAll([...slow, ...deaf]);
  });
  const open = () =>
    new Promise<number>((resolve, reject) => {
      bff.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await expect.poll(open, { timeout: 8_000 }).toBe(40);
  for (let round = 0; (await open()) > 0; round += 1) {
    expect(round, `${await open()} connections are still open`).toBeLessThan(20);
    expect((await get(LIVE_PATH)).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  for (const { response: receivedBytes } of slow) expect([408, null]).toContain(readStatus(receivedBytes));
});

test('B11 refuses floods of headers and limits connections', async () => {
  const { bff, get } = await startBffForTest(() => liveEnvelope(), {}, {
    clients: { ...DEFAULT_CLIENT_LIMITS, maxConnections: 50 },
  } as object);
  const floods = ['x: y\r\n'.repeat(3_000), `x: ${'y'.repeat(20_000)}\r\n`];
  for (const headers of floods) {
    const receivedBytes = await openRaw(bff.metricsAddress, request(LIVE_PATH, `Host: x\r\n${headers}`))
      .closed;
    expect(readStatus(receivedBytes)).toBe(431);
  }
  const idle = Array.from({ length: 80 }, () => openRaw(bff.metricsAddress));
  onTestFinished(() => closeAll(idle));
  const closedOnes = () => idle.filter(({ isClosed }) => isClosed).length;
  await expect.poll(closedOnes, { timeout: 8_000 }).toBe(30);
  const refusedClients = await openRaw(bff.metricsAddress, request(LIVE_PATH)).closed;
  expect([readStatus(refusedClients), /retry-after: \d/i.test(refusedClients)]).toEqual([503, true]);
  expect((await get(LIVE_PATH)).statusCode).toBe(200);
  closeAll(idle);
  await expect
    .poll(async () => readStatus(await openRaw(bff.metricsAddress, request(LIVE_PATH)).closed))
    .toBe(200);
});

const SECRET = 'this file is outside of the pages';

describe('paths', () => {
  test('B12 lets no path leave the folder of the pages or reach the data service', async () => {
    const root = makeWebRoot();
    onTestFinished(root.remove);
    writeFileSync(join(root.path, '.env'), SECRET);
    writeFileSync(`${root.path}-secret.txt`, SECRET);
    const { bff, upstream } = await startBffForTest(
      () => liveEnvelope(),
      {},
      { webRoot: root.path, pages: ['/'] },
    );
    const outside = `${root.path.split('/').at(-1)}-secret.txt`;
    const targets = [
      `/../${outside}`,
      `/..%2f${outside}`,
      `/%2e%2e/${outside}`,
      `/%2e%2e%2f${outside}`,
      `/..%252f${outside}`,
      `/assets/../../${outside}`,
      `/assets/..%5c..%5c${outside}`,
      `/..\\${outside}`,
      `//${outside}`,
      `/assets//../../${outside}`,
      '/.env',
      '/%2eenv',
      '/assets/%00',
      '/index.html%00.js',
      '/assets/app-1a2b.js%0d%0aX-Injected:%201',
      '/.vite/manifest.json',
      '/package.json',
      '/.git/config',
      '/api/v2.2/..%2f..%2fcontrol/',
      '/api/v2.2/%2e%2e/livescores/?t=live',
      '/api/v2.2/livescores%00/?t=live',
      '/img/..%2f..%2fv2.2/1',
      '/img/teams/%2e%2e%2f1',
      'http://127.0.0.1:9/v2.2/livescores/?t=live',
      'ftp://x/',
      `/${'a'.repeat(17_000)}`,
    ];
    for (const target of targets) {
      const receivedBytes = await openRaw(bff.metricsAddress, request(target)).closed;
      expect([target, [400, 404, 414, 431].includes(readStatus(receivedBytes) ?? 0)]).toEqual([target, true]);
      expect([target, receivedBytes.includes(SECRET), /x-injected/i.test(receivedBytes)]).toEqual([
        target,
        false,
        false,
      ]);
    }
    expect(upstream.hits).toEqual([]);
  });
});

test('B13 refuses credentials of clients and sends only our own', async () => {
  const { get, upstream } = await startBffForTest(() => liveEnvelope());
  for (const query of [
    'user=x',
    'token=x',
    'user=x&token=y',
    'USER=x',
    'Token=x',
    'token[]=x',
    '%74oken=x',
  ]) {
    for (const path of [`${LIVE_PATH}&${query}`, `/api/v2.2/livescores/?${query}&t=live`]) {
      const { statusCode, body } = await get(path);
      expect([query, statusCode]).toEqual([query, 400]);
      expect(leaksIn(body)).toEqual([]);
    }
  }
  expect(upstream.hits).toEqual([]);
  await get(LIVE_PATH, { headers: { authorization: 'Basic eDp5', cookie: 'token=x', 'x-token': 'x' } });
  expect(upstream.hits).toHaveLength(1);
  expect(upstream.hits[0]).toContain(`?${SENT}&t=live`);
});

test('B14 refuses repeated, oversized, unknown and polluting parameters', async () => {
  const { get, upstream } = await startBffForTest(() => listEnvelope([]));
  const queries = [
    't=info&id=1&id=2',
    't=info&t=info&id=1',
    't=info&id[]=1',
    't=info&id[0]=1',
    't=info&id=',
    't=info&id=1,2',
    `t=info&id=${'1'.repeat(40)}`,
    `t=info&id=${'1'.repeat(3_000)}`,
    't=info&id=1&__proto__=1',
    't=info&id=1&constructor=1',
    't=info&id=__proto__',
    't=info&id=1&include=__proto__',
    't=info&id=1&include=events,constructor',
    't=info&id=1&per_page=1000',
    't=schedule&d=2026-13-45',
    't=schedule&d=2026-02-30',
    't=schedule&d=0000-00-00',
  ];
  for (const query of queries) {
    const { statusCode } = await get(`/api/v2.2/fixtures/?${query}`);
    expect([query, statusCode]).toEqual([query, 400]);
  }
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect((await get(`/api/v2.2/${name}/?t=list`)).statusCode).toBe(404);
    expect((await get(`/api/v2.2/fixtures/?t=${name}`)).statusCode).toBe(404);
  }
  expect(upstream.hits).toEqual([]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
