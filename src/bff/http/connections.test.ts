import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { DEFAULT_CLIENT_LIMITS } from '#bff/config/clients.ts';
import {
  fakeWireMatch,
  LIVE_KICK_OFF_SECONDS,
  listEnvelope,
  liveEnvelope,
} from '#bff/testing/fake-upstream.ts';
import { startBffForTest, type TestBff } from '#bff/testing/start-bff.ts';
import { createClientRules } from './client-rules.ts';
import { trackConnections } from './connections.ts';

const LIVE = '/api/v2.2/livescores/?t=live';

function open(testBff: TestBff): Promise<Socket> {
  const { hostname, port } = new URL(testBff.bff.metricsAddress);
  const socket = connect(Number(port), hostname);
  return once(socket, 'connect').then(() => socket);
}

/** Sends a request and returns the response, up to its end or the end of the connection. */
async function exchange(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString();
}

test('answers connections above the limit with an error, until one ends', async () => {
  const clients = { ...DEFAULT_CLIENT_LIMITS, maxConnections: 3 };
  const testBff = await startBffForTest(() => liveEnvelope(), {}, { clients });
  const sockets = await Promise.all([open(testBff), open(testBff), open(testBff)]);
  for (const socket of sockets) expect(await exchange(socket, LIVE)).toMatch(/^HTTP\/1.1 200 /);

  const refusedSockets = await open(testBff);
  const endedSockets = once(refusedSockets, 'end');
  const answer = await exchange(refusedSockets, LIVE);
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toContain('"code":"overloaded"');
  expect(answer).toMatch(/\r\nretry-after: 1\r\n/i);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await endedSockets;
  expect(testBff.logLines.filter((line) => line.includes('too many connections'))).toHaveLength(1);

  sockets[0]?.destroy();
  const answerOnNewConnection = async () => {
    const next = await open(testBff);
    const text = await exchange(next, LIVE);
    next.destroy();
    return text;
  };
  await expect.poll(answerOnNewConnection).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of sockets) socket.destroy();
});

/** Tracks connections to a server from addresses that a test chooses. */
function track(trustedProxies: readonly string[], maxConnections = 1_000) {
  const server = createServer();
  server.removeAllListeners('connection'); // Node's own listener needs real sockets
  const connections = trackConnections(server, maxConnections, createClientRules(trustedProxies), () => {});
  const connectFrom = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      setTimeout: () => {},
    }) as unknown as Socket;
    server.emit('connection', socket);
    return { socket, refusal: connections.get(socket).refusal };
  };
  return { server, connectFrom };
}

test.each([
  ['a client', '192.0.2.1', 100],
  ['a network of 64 bits', '2001:db8::1', 100],
  ['a proxy in TRUST_PROXY', '10.0.0.1', 300],
  ['this machine', '127.0.0.1', 300],
  ['this machine', '::1', 300],
])('limits the connections of %s (%s: %i)', (_, address, expected) => {
  const { connectFrom } = track(['10.0.0.0/8']);
  const refusals = Array.from({ length: 300 }, () => connectFrom(address).refusal);
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(expected);
  expect(refusals.slice(expected).every((refusal) => refusal === 'too_many_requests')).toBe(true);
});

test('does not count refused connections and frees the slot of a closed one', () => {
  const { connectFrom } = track([]);
  const first = connectFrom('192.0.2.1');
  for (let count = 0; count < 150; count += 1) connectFrom('192.0.2.1');
  first.socket.emit('close');
  expect(connectFrom('192.0.2.1').refusal).toBeNull();
  expect(connectFrom('192.0.2.1').refusal).toBe('too_many_requests');
});

test('applies the total limit to proxies and this machine too', () => {
  const { server, connectFrom } = track(['10.0.0.0/8'], 2);
  expect(['10.0.0.1', '127.0.0.1', '10.0.0.1'].map((address) => connectFrom(address).refusal)).toEqual([
    null,
    null,
    'overloaded',
  ]);
  expect(server.maxConnections).toBe(102);
});

/** Counts the answers of status 200 in bytes of a socket. */
const answersIn = (text: string) => text.split('HTTP/1.1 200 ').length - 1;

test('answers requests that were sent ahead one by one, in their order', async () => {
  const testBff = await startBffForTest(() => liveEnvelope());
  const socket = await open(testBff);
  const paths = Array.from({ length: 15 }, (_, index) => (index % 2 ? '/healthz' : LIVE));
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write(`${requests.join('')}GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString();
  expect(answersIn(text)).toBe(16);
  expect([...text.matchAll(/"status":"ok"|"data":/g)].map(([part]) => part)).toEqual(
    paths.map((path) => (path === LIVE ? '"data":' : '"status":"ok"')),
  );
});

test.each([LIVE, '/healthz', '/nowhere', '/%zz'])(
  'closes a socket with more than 16 unanswered requests for %s and logs that',
  async (path) => {
    const testBff = await startBffForTest(() => liveEnvelope());
    const socket = await open(testBff);
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1_000));
    socket.resume();
    await once(socket, 'close');
    const refusals = testBff.logLines
      .map((line) => JSON.parse(line))
      .filter(([, name]) => name === 'refused');
    expect(refusals).toMatchObject([['warn', 'refused', { kind: 'rate' }]]);
  },
);

test('closes a socket that never reads, but not before the longest wait for the data service', async () => {
  const matches = Array.from({ length: 100 }, (_, index) => ({
    ...fakeWireMatch(index + 1, 1, LIVE_KICK_OFF_SECONDS),
    status_name: 'x'.repeat(20_000),
  }));
  const testBff = await startBffForTest(() => listEnvelope(matches));
  expect(testBff.bff.app.server.timeout).toBe(21_000);
  await testBff.get(LIVE);
  testBff.bff.app.server.setTimeout(200);

  const stalled = (await open(testBff)).pause();
  for (let request = 0; request < 20; request += 1) stalled.write(`GET ${LIVE} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const connections = () =>
    new Promise((resolve) => testBff.bff.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  stalled.destroy();
});
