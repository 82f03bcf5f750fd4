import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { MetricsAddress } from './config/config.ts';
import {
  type AnswerHandler,
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from './testing/fake-upstream.ts';
import { freePort } from './testing/free-port.ts';
import { startBffForTest } from './testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
const OF_LIVE = 'operation="livescores?t=live"';

/** Starts a BFF with metrics and returns a reader of their values by name and labels. */
async function start(answer: AnswerHandler, account = {}) {
  const metrics: MetricsAddress = { host: '127.0.0.1', port: await freePort() };
  const testBff = await startBffForTest(answer, account, { metrics });
  const text = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  const read = async () =>
    new Map(
      (await text())
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))] as const),
    );
  return { ...testBff, text, read, port: metrics.port };
}

test('counts requests by operation and status, and outcomes of the cache', async () => {
  const { get, clock, upstream, read } = await start(() => liveEnvelope());
  await get(LIVE);
  const { headers } = await get(LIVE);
  await get(LIVE, { headers: { 'if-none-match': String(headers['etag']) } });
  await get('/api/v2.2/livescores/?t=nonsense&secret=1');
  await get('/healthz');
  clock.tick(12);
  upstream.answer = (_, response) => void response.writeHead(500).end();
  await get(LIVE);
  await get('/api/v2.2/countries/?t=list');
  const metrics = await read();
  const value = (name: string) => metrics.get(name);
  expect([
    value(`touchline_requests_total{${OF_LIVE},status="200"}`),
    value(`touchline_requests_total{${OF_LIVE},status="304"}`),
    value('touchline_requests_total{operation="countries?t=list",status="503"}'),
    value('touchline_requests_total{operation="other",status="404"}'),
    value('touchline_requests_total{operation="health",status="200"}'),
  ]).toEqual([3, 1, 1, 1, 1]);
  expect(
    ['miss', 'hit', 'stale', 'failed'].map((outcome) =>
      value(`touchline_cache_outcomes_total{${OF_LIVE},outcome="${outcome}"}`),
    ),
  ).toEqual([1, 2, 1, undefined]);
  expect(value('touchline_cache_outcomes_total{operation="countries?t=list",outcome="failed"}')).toBe(1);
  expect([
    value(`touchline_response_age_seconds_bucket{le="10",${OF_LIVE}}`),
    value(`touchline_response_age_seconds_bucket{le="30",${OF_LIVE}}`),
  ]).toEqual([3, 4]);
});

test('counts calls to the data service, their durations and the remaining requests', async () => {
  const { get, clock, upstream, read } = await start(() => {
    clock.tick(0.5);
    return listEnvelope([fakeWireMatch(7, 1, LIVE_KICK_OFF_SECONDS), { id: 8 }], { requests_left: 777 });
  });
  expect((await read()).has('touchline_upstream_requests_left')).toBe(false);
  await get(LIVE);
  upstream.answer = (_, response) => void response.writeHead(500).end();
  clock.tick(6);
  await get(LIVE);
  const metrics = await read();
  expect([
    metrics.get(`touchline_upstream_requests_total{${OF_LIVE},outcome="ok"}`),
    metrics.get(`touchline_upstream_requests_total{${OF_LIVE},outcome="server"}`),
    metrics.get(`touchline_upstream_request_duration_seconds_bucket{le="0.3",${OF_LIVE}}`),
    metrics.get(`touchline_upstream_request_duration_seconds_bucket{le="1",${OF_LIVE}}`),
    metrics.get('touchline_upstream_requests_left'),
    metrics.get(`touchline_dropped_records_total{${OF_LIVE}}`),
  ]).toEqual([1, 1, 1, 2, 777, 1]);
  expect(metrics.get('touchline_store_bytes')).toBeGreaterThan(0);
  expect(metrics.get('touchline_watched_keys')).toBeGreaterThan(0);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test('contains neither addresses nor the account', async () => {
  const { get, text, upstream } = await start(() => liveEnvelope(), {
    user: 'canaryUser',
    token: 'canaryToken',
  });
  for (const path of ['/api/v2.2/fixtures/?t=info&id=424242', '/canary-path', '/img/teams/424242', '/%zz'])
    await get(path, { headers: { 'x-request-id': 'canary-id', 'user-agent': 'canary-agent' } });
  const reportedOutcomes = await text();
  for (const secret of ['canary', '424242', new URL(upstream.url).hostname])
    expect(reportedOutcomes.toLowerCase()).not.toContain(secret);
});

test('serves metrics only on their own port and path', async () => {
  const { get, port } = await start(() => liveEnvelope());
  expect((await get('/metrics')).statusCode).toBe(404);
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('logs a warning for an occupied port and serves pages', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { get, logLines } = await startBffForTest(
    () => liveEnvelope(),
    {},
    { metrics: { host: '127.0.0.1', port } },
  );
  expect((await get(LIVE)).statusCode).toBe(200);
  expect(logLines.filter((line) => line.includes('EADDRINUSE'))).toEqual([
    `["warn","metrics port is not available",{"host":"127.0.0.1","port":${port},"code":"EADDRINUSE"}]`,
  ]);
});

test('closes the port with the server', async () => {
  const { bff, port } = await start(() => liveEnvelope());
  await bff.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
