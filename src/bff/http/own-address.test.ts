/** Addresses that clients claim for this server never appear in responses. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';

const FORGED = 'forged.example';
const HEADERS = {
  host: FORGED,
  forwarded: `host=${FORGED};proto=https`,
  origin: `https://${FORGED}`,
  referer: `https://${FORGED}/`,
  'x-forwarded-host': FORGED,
  'x-forwarded-server': FORGED,
  'x-forwarded-proto': 'https',
  'x-forwarded-prefix': `/${FORGED}`,
  'x-original-url': `/${FORGED}`,
  'x-host': FORGED,
};
const PATHS = [
  '/',
  '/match/7',
  '/match/7/',
  '/match',
  '//match/7',
  '/assets',
  '/assets/',
  '/assets/app-1a2b.js',
  '/assets/app-0000.js',
  '/boot.js',
  '/nowhere',
  '/.env',
  '/%zz',
  '/healthz',
  '/readyz',
  '/csp-report',
  '/api/status',
  '/api/status/',
  '/api/wall/remote',
  '/api/wall/report',
  '/api/v2.2/livescores/?t=live',
  '/api/v2.2/livescores?t=live',
  '/api/v2.2/livescores/?t=live&x=1',
  '/api/v2.2/nothing/',
  '/api/first/?d=2026-11-21&of=2026-11-21',
  '/img/teams/7',
  '/img/teams/..%2f7',
];

const web = makeWebRoot();
writeFileSync(join(web.path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
let testBff: TestBff;
beforeAll(async () => {
  // Trusted proxies are not believed either: PUBLIC_URL is the only source of our own address.
  const clients = { ...DEFAULT_CLIENT_LIMITS, trustedProxies: ['127.0.0.1'] };
  testBff = await startBff(
    () => liveEnvelope(),
    {},
    { clients, webRoot: web.path, pages: ['/', '/match/:id'] },
  );
});
afterAll(async () => {
  await testBff.close();
  web.remove();
});

/** Returns all bytes that the server answers to a request line and headers. */
async function exchange(requestLine: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { hostname, port } = new URL(testBff.bff.metricsAddress);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write([requestLine, ...lines, '', ''].join('\r\n'));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  await once(socket, 'close');
  return answer;
}

for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
  test.each(PATHS)(`answers ${method} %s equally for any claimed address of this server`, async (path) => {
    for (const target of [path, `http://${FORGED}${path}`]) {
      const answer = await exchange(`${method} ${target} HTTP/1.1`, HEADERS);
      expect(answer).toMatch(/^HTTP\/1.1 [2345]\d\d /);
      expect(answer.toLowerCase()).not.toContain(FORGED);
      expect(answer).not.toMatch(/^HTTP\/1.1 3(?!04)|\r\nlocation:/i);
    }
  });

test.each(['/', '/nowhere', '/api/v2.2/livescores/?t=live', '/img/teams/7', '/assets/app-1a2b.js'])(
  'answers HTTP/1.0 without a host with %s and without our own address',
  async (path) => {
    const answer = await exchange(`GET ${path} HTTP/1.0`, {});
    expect(answer).toMatch(/^HTTP\/1.1 (200|404) /);
    expect(answer).not.toContain(new URL(testBff.bff.metricsAddress).host);
  },
);

test.each([
  'CONNECT forged.example:443 HTTP/1.1',
  'GET forged.example HTTP/1.1',
  'GET http://forged.example',
])('refuses %s without repeating it', async (line) => {
  expect(await exchange(line, HEADERS)).not.toContain(FORGED);
});
