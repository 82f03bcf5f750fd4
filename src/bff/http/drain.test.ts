import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest, type TestBff } from '#bff/testing/start-bff.ts';

const LIVE = '/api/v2.2/livescores/?t=live';
/** Long enough for a slow machine. */
const DRAIN_MS = 1_500;

interface Response {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

async function read(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    connection: response.headers.connection,
    body: Buffer.concat(chunks).toString(),
  };
}

async function ask(testBff: TestBff, path: string, agent: Agent): Promise<Response> {
  const [response] = (await once(get(testBff.bff.metricsAddress + path, { agent }), 'response')) as [
    IncomingMessage,
  ];
  return await read(response);
}

/** Returns a handler that answers when a test releases it. */
function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    answer: async () => {
      await promise;
      return liveEnvelope();
    },
  };
}

test('reports draining at once, keeps answering for a while and closes connections after responses', async () => {
  const testBff = await startBffForTest(() => liveEnvelope());
  const agent = new Agent({ keepAlive: true });
  expect((await ask(testBff, '/readyz', agent)).connection).toBe('keep-alive');
  const closing = testBff.bff.close({ drainMs: DRAIN_MS });
  const ready = await ask(testBff, '/readyz', agent);
  expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: 'draining' }]);
  const response = await ask(testBff, LIVE, agent);
  expect([response.status, response.connection]).toEqual([200, 'close']);
  expect((await ask(testBff, '/healthz', agent)).status).toBe(200);
  await closing;
  await expect(ask(testBff, LIVE, agent)).rejects.toThrow('ECONNREFUSED');
});

test('answers a request that waits for the data service before the end', async () => {
  const upstreamAnswer = heldAnswer();
  const testBff = await startBffForTest(upstreamAnswer.answer);
  const response = ask(testBff, LIVE, new Agent({ keepAlive: true }));
  while (testBff.upstream.hits.length === 0) await sleep(5);
  let isClosed = false;
  const closing = testBff.bff.close().then(() => {
    isClosed = true;
  });
  await sleep(50);
  expect(isClosed).toBe(false);
  upstreamAnswer.release();
  expect(await response).toMatchObject({ status: 200, connection: 'close' });
  await closing;
});

test('does not truncate a response that is being sent', async () => {
  const matches = Array.from({ length: 100 }, (_, index) => ({
    ...fakeWireMatch(index + 1, 1, LIVE_KICK_OFF_SECONDS),
    status_name: `${index % 10}`.repeat(70_000),
  }));
  const testBff = await startBffForTest(() => listEnvelope(matches));
  const whole = (await testBff.get(LIVE)).body;
  const [response] = (await once(get(testBff.bff.metricsAddress + LIVE), 'response')) as [IncomingMessage];
  response.pause();
  const force = vi.spyOn(testBff.bff.app.server, 'closeAllConnections');
  const closing = testBff.bff.close();
  await sleep(50);
  expect((await read(response)).body.length).toBe(whole.length);
  await closing;
  expect(force).not.toHaveBeenCalled();
});

test('shows no error to clients that keep polling', async () => {
  const testBff = await startBffForTest(() => liveEnvelope());
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const statuses: (number | undefined)[] = [];
  const poll = async () => {
    while (!isOver) {
      statuses.push((await ask(testBff, LIVE, agent)).status);
      await sleep(5);
    }
  };
  const polls = Promise.all(Array.from({ length: 20 }, poll));
  const closing = testBff.bff.close({ drainMs: DRAIN_MS });
  await sleep(DRAIN_MS / 2);
  isOver = true;
  await polls;
  await closing;
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('answers a request on a connection that was accepted before the end', async () => {
  const testBff = await startBffForTest(() => liveEnvelope());
  const { hostname, port } = new URL(testBff.bff.metricsAddress);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await ask(testBff, '/healthz', new Agent());
  const closing = testBff.bff.close();
  while (testBff.bff.app.server.listening) await sleep(1);
  socket.write(`GET ${LIVE} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(bytes.toString()).toMatch(/^HTTP\/1.1 200 /);
  await closing;
});

test('does not wait for unused connections', async () => {
  const testBff = await startBffForTest(() => liveEnvelope());
  const { hostname, port } = new URL(testBff.bff.metricsAddress);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const ended = once(socket, 'close');
  await testBff.bff.close();
  await ended;
});
