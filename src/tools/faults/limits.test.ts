/** A process that is short of memory or CPU time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchEventLoop } from '#bff/event-loop.ts';
import { listEnvelope, liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { openRaw, readStatus } from './raw-client.ts';
import { answerStateOf } from './start-behind-proxy.ts';
import { startTouchlineProcess } from './touchline-process.ts';

const IDS = 2_500;
const REQUESTS_AT_ONCE = 20;

test('B4 serves any number of different requests with a heap of 192 MB', async () => {
  const name = 'x'.repeat(20_000);
  const upstream = await startFakeUpstream((_, __, url) => {
    const id = url.searchParams.get('id');
    return id === null ? liveEnvelope() : { data: { id, name: `${name}${id}`, cc: 'de' }, meta: {} };
  });
  const touchline = startTouchlineProcess({
    UPSTREAM_URL: upstream.url,
    USERNAME: 'somebody',
    TOKEN: 'something',
    NODE_OPTIONS: '--max-old-space-size=192',
  });
  onTestFinished(async () => {
    await touchline.remove();
    await upstream.close();
  });
  const address = await touchline.address;
  let next = 1;
  /** Repeats a request that is refused while the event loop is blocked, as browsers do; no other may fail. */
  async function request(path: string): Promise<void> {
    const answer = await fetch(`${address}${path}`);
    await answer.arrayBuffer();
    if (answer.headers.get('cache-status')?.includes('detail=busy')) {
      await pause(Number(answer.headers.get('retry-after')) * 1_000);
      return request(path);
    }
    expect(answer.status).toBe(200);
  }
  const client = async () => {
    while (next <= IDS) await request(`/api/v2.2/countries/?t=info&id=${next++}`);
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, client));
  expect((await fetch(`${address}${LIVE_PATH}`)).status).toBe(200);
  expect(touchline.child.exitCode).toBe(null);
});

/** Starts a data service in another process, which a blocked event loop here does not stop; returns its address. */
async function startUpstreamProcess(body: unknown): Promise<string> {
  const source = `const server = require('node:http').createServer((request, response) =>
      setTimeout(() => response.setHeader('content-type', 'application/json').end(process.argv[1]), 300));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', source, JSON.stringify(body)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return `http://127.0.0.1:${Number(String(line))}`;
}

const BLOCKED_MS = 2_000;

function blockEventLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS);
}

test('B16 refuses uncached requests while the event loop is blocked, and takes no answer for a timeout', async () => {
  const url = await startUpstreamProcess(liveEnvelope());
  const { bff, get, clock, logLines } = await startBffForTest(
    () => listEnvelope([]),
    { url },
    { eventLoop: watchEventLoop() },
  );
  await get(LIVE_PATH);
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const [warm, cold, ready] = [
    openRaw(bff.metricsAddress),
    openRaw(bff.metricsAddress),
    openRaw(bff.metricsAddress),
  ];
  await Promise.all([warm, cold, ready].map(({ socket }) => once(socket, 'connect')));
  // Before the first sample a block counts as part of the start.
  await new Promise((resolve) => setTimeout(resolve, 500));
  // During the block one call waits for its answer and another one is connecting.
  clock.tick(6);
  const underWay = [get('/api/v2.2/livescores/?t=today'), get('/api/v2.2/livescores/?t=tomorrow')];
  await new Promise((resolve) => setTimeout(resolve, 100));
  underWay.push(get('/api/v2.2/livescores/?t=ended'));
  await nextTurn();
  warm.socket.write(request(LIVE_PATH));
  cold.socket.write(request(COUNTRIES_PATH));
  ready.socket.write(request('/readyz'));
  blockEventLoop();

  expect(readStatus(await warm.closed)).toBe(200);
  const refusedStatuses = await cold.closed;
  expect([readStatus(refusedStatuses), /retry-after: \d/i.test(refusedStatuses)]).toEqual([503, true]);
  expect(refusedStatuses).toContain('"overloaded"');
  expect(readStatus(await ready.closed)).toBe(503);
  const answers = await Promise.all(underWay);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(logLines.filter((line) => line.includes('timeout'))).toEqual([]);

  await expect
    .poll(async () => readStatus(await openRaw(bff.metricsAddress, request('/readyz')).closed))
    .toBe(200);
  expect(answerStateOf(await get(LIVE_PATH)).status).toBe(200);
});
