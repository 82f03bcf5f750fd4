import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBff } from '#bff/server.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { BOOT, HTML, makeWebRoot, SCRIPT, STYLE } from '#bff/testing/web-root.ts';

const web = makeWebRoot();
let testBff: TestBff;
const get: TestBff['get'] = (...request) => testBff.get(...request);

beforeAll(async () => {
  testBff = await startBff(
    () => listEnvelope([]),
    {},
    { webRoot: web.path, pages: ['/', '/match/:id', '/tv/:channel?'] },
  );
});
afterAll(async () => {
  await testBff.close();
  web.remove();
});

/** Returns what the server writes to a socket after `bytes`, until it closes. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(testBff.bff.metricsAddress);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; script-src 'self' ${hash(BOOT)}; style-src 'self' ${hash(STYLE)}; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'none'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types touchline-worker; report-uri /csp-report; report-to csp`;
const policyOf = (url: string) =>
  url.startsWith('/api/') ? "default-src 'none'; frame-ancestors 'none'" : POLICY;
const SAFE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
};

describe('security headers without details of the server', () => {
  test.each([
    [200, 'GET', '/'],
    [200, 'HEAD', '/'],
    [200, 'GET', '/api/v2.2/livescores/?t=live'],
    [200, 'GET', '/boot.js'],
    [200, 'GET', '/healthz'],
    [200, 'GET', '/readyz'],
    [400, 'GET', '/api/v2.2/livescores/?t=live&x=1'],
    [400, 'GET', '/%zz'],
    [404, 'GET', '/nowhere'],
    [404, 'GET', '/assets/app-0000.js'],
    [404, 'GET', '/api/nowhere'],
    [404, 'GET', '/img/teams/..%2f..%2fetc'],
    [405, 'POST', '/api/v2.2/livescores/?t=live'],
    [405, 'DELETE', '/'],
    [405, 'OPTIONS', '/'],
    [405, 'TRACE', '/'],
  ] as const)('%i %s %s', async (status, method, url) => {
    const { statusCode, headers } = await get(url, { method: method as 'GET' });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ ...SAFE, 'content-security-policy': policyOf(url) });
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie']) {
      expect(headers).not.toHaveProperty(name);
    }
    if (status === 405) expect(headers['allow']).toBe('GET, HEAD');
  });

  test('304', async () => {
    const { headers } = await get('/');
    const again = await get('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).toMatchObject({ ...SAFE, 'content-security-policy': POLICY });
  });

  test.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n', 400],
    ['two hosts, one of them empty', 'GET / HTTP/1.1\r\nHost: x\r\nHost:\r\n\r\n', 400],
    ['a host of two words', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['a host with a path', 'GET / HTTP/1.1\r\nHost: x/y\r\n\r\n', 400],
    ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n', 400],
    ['a host in IPv6', 'GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n', 200],
    ['a name with a port', 'GET / HTTP/1.1\r\nHost: Scores_1.example.com:3000\r\n\r\n', 200],
    ['no host, as HTTP/1.0 allows', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['an absolute address', 'GET http://x?a HTTP/1.1\r\nHost: x\r\n\r\n', 200],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const answer = await exchange(bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).not.toContain('server:');
  });
});

describe('pages', () => {
  test.each(['/', '/?d=2026-11-21', '/match/7', '/match/7/', '/tv', '/tv/12'])(
    'serves the shell at %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, HTML, 'no-cache']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test.each(['/nowhere', '/match', '/match/7/nothing', '/tv/1/2'])(
    'serves the shell with status 404 at %s',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, body]).toEqual([404, HTML]);
    },
  );

  test('sends the shell compressed', async () => {
    const { headers, rawPayload } = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(HTML.length / 2);
  });
});

test('sends the time of the world to a script that runs before the code of the page', async () => {
  for (const path of ['/', '/match/7']) {
    expect((await get(path)).headers['server-timing']).toBe(`world;desc="${testBff.clock.now()}; rate=1"`);
  }
});

describe('files', () => {
  test('sends hashed files as compressed by the build, cached for a year', async () => {
    const { headers, rawPayload } = await get('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('/javascript'),
    });
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 2);
    expect((await get('/assets/app-1a2b.js')).body).toBe(SCRIPT);
  });

  test('lets browsers revalidate other files each time', async () => {
    expect((await get('/boot.js')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/app-0000.js',
    '/assets/',
    '/assets',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/.git/config',
    '/.env',
    '/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/app-1a2b.js.map',
  ])('answers 404 without a page at %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body).error.code).toBe('not_found');
  });
});

test('is up at once, ready after the first answer of the data service, and stale with only old answers', async () => {
  let isDown = true;
  const other = await startBff((_, response) =>
    isDown ? void response.writeHead(500).end() : listEnvelope([]),
  );
  expect((await other.get('/healthz')).statusCode).toBe(200);
  const ready = async () => {
    const { statusCode, headers, json } = await other.get('/readyz');
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, json().status];
  };
  expect(await ready()).toEqual([503, 'waiting for the data service']);
  isDown = false;
  other.clock.tick(2);
  expect(await ready()).toEqual([200, 'ready']);
  await other.upstream.close();
  expect(await ready()).toEqual([200, 'ready']);
  other.clock.tick(25 * 3_600);
  expect(await ready()).toEqual([200, 'stale']);
  other.clock.tick(30 * 24 * 3_600);
  expect(await ready()).toEqual([503, 'waiting for the data service']);
  await other.bff.close();
});

test('reports an occupied port in a sentence', async () => {
  const port = Number(new URL(testBff.bff.metricsAddress).port);
  const second = createBff({
    upstream: { url: testBff.upstream.url, user: 'user', token: 'token', mode: 'embedded' },
    clock: testBff.clock,
    host: '127.0.0.1',
    port,
    webRoot: null,
    pages: [],
  });
  await expect(second).rejects.toThrow(
    `Port ${port} is taken. End the other program or choose another port with PORT.`,
  );
});

test('reports missing pages in a sentence', async () => {
  const without = startBff(() => listEnvelope([]), {}, { webRoot: '/nowhere/dist' });
  await expect(without).rejects.toThrow('The pages are not built. Run npm run build.');
});
