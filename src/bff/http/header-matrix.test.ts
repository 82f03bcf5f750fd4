/** All security headers on all statuses. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import { listEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBff, type TestBff } from '#bff/testing/start-bff.ts';
import { createTickedClock } from '#bff/testing/ticked-clock.ts';
import { OWN_PAGE, wallId } from '#bff/testing/wall-requests.ts';
import { makeWebRoot } from '#bff/testing/web-root.ts';
import { WALL_REMOTE_PATH, WALL_REPORT_PATH } from '#contract/wall-relay.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const LIMITED = { remoteAddress: '192.0.2.1' };

/** Bonus points of the Mozilla Observatory, on top of 100; HSTS is sent by the proxy in front. */
const OBSERVATORY: readonly (readonly [points: number, header: string, value: RegExp])[] = [
  [10, 'content-security-policy', /^default-src 'none'; (?!.*(?:unsafe-|\*|https?:|data:))/],
  [5, 'content-security-policy', /frame-ancestors 'none'/],
  [10, 'cross-origin-opener-policy', /^same-origin$/],
  [10, 'cross-origin-resource-policy', /^same-origin$/],
  [10, 'cross-origin-embedder-policy', /^require-corp$/],
  [5, 'referrer-policy', /^no-referrer$/],
];
/** Parts of the policy of everything but data. */
const PAGE_POLICY: readonly (readonly [header: string, value: RegExp])[] = [
  ['content-security-policy', /; worker-src 'self'; base-uri 'none'; form-action 'none'; /],
  ['content-security-policy', /; require-trusted-types-for 'script'; trusted-types touchline-worker; /],
  ['content-security-policy', /; report-uri \/csp-report; report-to csp$/],
];
const DATA_POLICY: typeof PAGE_POLICY = [
  ['content-security-policy', /^default-src 'none'; frame-ancestors 'none'$/],
];
const OTHERS: readonly (readonly [header: string, value: RegExp])[] = [
  ['reporting-endpoints', /^csp="\/csp-report"$/],
  ['x-content-type-options', /^nosniff$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\)/],
];
const ABSENT = ['server', 'x-powered-by', 'access-control-allow-credentials', 'set-cookie', 'via'];
const RESOURCE_POLICY = 'cross-origin-resource-policy';

const web = makeWebRoot();
let testBff: TestBff;
let isBroken = false;
beforeAll(async () => {
  const clock = createTickedClock();
  const { now } = clock;
  clock.now = () => {
    if (!isBroken) return now();
    isBroken = false;
    throw new TypeError('a defect');
  };
  const clients = { ...DEFAULT_CLIENT_LIMITS, requestsPerSecond: 1 };
  testBff = await startBff(
    (_, response, url) =>
      url.pathname.includes('countries') ? void response.writeHead(500).end() : listEnvelope([]),
    {},
    { clock, clients, webRoot: web.path, pages: ['/'] },
  );
  for (let count = 0; count < 7; count += 1) await testBff.get(LIVE, LIMITED);
});
afterAll(async () => {
  await testBff.close();
  web.remove();
});

function check(headers: Readonly<Record<string, unknown>>, path = '/'): void {
  const policy = path.startsWith('/api/') ? DATA_POLICY : PAGE_POLICY;
  const isOpen = headers['access-control-allow-origin'] === '*';
  // What other origins may use is the subject of another table.
  const closed = isOpen ? [] : OBSERVATORY.filter(([, header]) => header === RESOURCE_POLICY);
  const own = [...OBSERVATORY.filter(([, header]) => header !== RESOURCE_POLICY), ...closed];
  for (const [header, value] of [...own.map(([, ...rest]) => rest), ...OTHERS, ...policy])
    expect(String(headers[header]), header).toMatch(value);
  for (const header of ABSENT) expect(headers).not.toHaveProperty(header);
}

type Row = readonly [status: number, method: string, path: string, options?: InjectOptions];

const ROWS: readonly Row[] = [
  [200, 'GET', '/'],
  [200, 'HEAD', '/'],
  [200, 'GET', LIVE],
  [200, 'HEAD', LIVE],
  [200, 'GET', '/assets/app-1a2b.js'],
  [200, 'GET', '/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } }],
  [206, 'GET', '/assets/app-1a2b.js', { headers: { range: 'bytes=0-9' } }],
  [400, 'GET', '/assets/app-1a2b.js', { headers: { range: 'bytes=99999-' } }],
  [200, 'GET', '/healthz'],
  [200, 'GET', '/api/status'],
  [204, 'POST', '/csp-report', { headers: { 'content-type': 'application/csp-report' }, payload: '{}' }],
  [200, 'POST', WALL_REMOTE_PATH, { headers: OWN_PAGE, payload: { do: 'unpair', wall: wallId(1) } }],
  [400, 'POST', WALL_REMOTE_PATH, { headers: OWN_PAGE, payload: '{}' }],
  [403, 'POST', WALL_REMOTE_PATH],
  [405, 'DELETE', WALL_REMOTE_PATH],
  [413, 'POST', WALL_REPORT_PATH, { headers: OWN_PAGE, payload: ' '.repeat(1_025) }],
  [415, 'POST', WALL_REPORT_PATH, { headers: { ...OWN_PAGE, 'content-type': 'text/plain' }, payload: '{}' }],
  [400, 'GET', `${LIVE}&x=1`],
  [400, 'GET', '/%zz'],
  [401, 'GET', '/api/status', { headers: { authorization: 'Bearer wrong' } }],
  [404, 'GET', '/nowhere'],
  [404, 'GET', '/assets/app-0000.js'],
  [404, 'GET', '/api/nowhere'],
  [404, 'GET', '/img/teams/..%2f..%2fetc'],
  [404, 'GET', '/csp-report'],
  [405, 'POST', LIVE],
  [405, 'POST', '/'],
  [405, 'DELETE', '/csp-report'],
  [405, 'OPTIONS', '/'],
  [405, 'TRACE', '/'],
  [429, 'GET', LIVE, LIMITED],
  [503, 'GET', '/api/v2.2/countries/?t=list'],
];

test.each(ROWS.map(([status, method, path, options = {}]) => [status, method, path, options] as const))(
  '%i %s %s',
  async (status, method, path, options) => {
    const { statusCode, headers } = await testBff.get(path, { ...options, method: method as 'GET' });
    expect(statusCode).toBe(status);
    check(headers, path);
    expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
    if (status === 405) expect(headers['allow']).toMatch(/^(?:GET, HEAD|POST)$/);
  },
);

test.each(['/', LIVE, '/assets/app-1a2b.js', '/boot.js'])('304 %s', async (path) => {
  const first = await testBff.get(path);
  const validators = {
    'if-none-match': String(first.headers['etag']),
    ...(first.headers['last-modified'] && { 'if-modified-since': String(first.headers['last-modified']) }),
  };
  const { statusCode, headers } = await testBff.get(path, { headers: validators });
  expect(statusCode).toBe(304);
  check(headers, path);
});

test('500', async () => {
  for (const path of [LIVE, '/']) {
    isBroken = true;
    const { statusCode, headers, body } = await testBff.get(path);
    expect(statusCode).toBe(500);
    check(headers, path);
    expect(body).not.toContain('defect');
  }
  expect(testBff.logLines.join()).toMatch(/"defect",\{"place":"TypeError [^"]+","request":"[\w-]+"/);
});

/** Returns the headers that the server writes to a socket after `bytes`. */
async function exchange(
  bytes: string,
): Promise<readonly [statusLine: string, headers: Record<string, string>]> {
  const { hostname, port } = new URL(testBff.bff.metricsAddress);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  await once(socket, 'close');
  const [statusLine = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const pairs = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  return [statusLine, Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]))];
}

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['another protocol', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['a line feed alone', 'GET / HTTP/1.1\nHost: x\n\n', 400],
  ['a header of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n', 200],
])('a request that Node cannot parse: %s', async (_, bytes, status) => {
  const [statusLine, headers] = await exchange(bytes);
  expect(statusLine).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  check(headers);
});

test('scores 150 points by the table of the Observatory without HSTS and its preload', () => {
  expect(OBSERVATORY.reduce((sum, [points]) => sum + points, 100)).toBe(150);
});
