/** Responses that violate HTTP, from a server that writes raw bytes. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asFailure } from '#bff/failure.ts';
import { CERTIFICATES, trustForTest } from '#bff/testing/certificates.ts';
import { failLookups } from '#bff/testing/fail-lookups.ts';
import { listEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { createUpstreamClient } from './upstream-client.ts';

const JSON_TEXT = JSON.stringify(listEnvelope([{ id: 1 }]));
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const WHOLE = `${HEAD}content-length: ${JSON_TEXT.length}\r\n\r\n${JSON_TEXT}`;

type Serve = (socket: Socket, requestsOnSocket: number) => void;

/** Starts a server that answers each request with the bytes of `serve`. */
async function startRawServer(serve: Serve) {
  const state = { connections: 0, requests: 0 };
  const server = createServer((socket) => {
    state.connections += 1;
    let requestsOnSocket = 0;
    socket.on('error', () => {});
    socket.on('data', () => {
      state.requests += 1;
      requestsOnSocket += 1;
      serve(socket, requestsOnSocket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function clientOf(url: string) {
  const upstream = createUpstreamClient({ url, user: 'u', token: 't', mode: 'real' });
  onTestFinished(() => upstream.close());
  return async (timeoutMs = 5_000) => {
    // A connection is reusable one turn after its last response.
    await nextTurn();
    await nextTurn();
    return upstream.request('countries', [['t', 'list']], AbortSignal.timeout(timeoutMs)).then(
      () => 'ok',
      (thrown) => `${asFailure(thrown).code} ${asFailure(thrown).reason}`,
    );
  };
}

const UTF16 = Buffer.from(JSON_TEXT, 'utf16le');
const withBody = (bytes: Buffer, type = 'application/json') =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${bytes.length}\r\n\r\n`),
    bytes,
  ]);

const REFUSED = 'upstream_refused body';
const BROKEN = 'upstream_unavailable connection';

test.each<[string, string | Buffer, string]>([
  ['a whole answer', WHOLE, 'ok'],
  [
    'an HTTP/1.0 answer that ends with the connection',
    `HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${JSON_TEXT}`,
    'ok',
  ],
  [
    'an HTTP/1.0 answer that is cut short',
    `HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${JSON_TEXT.slice(0, 30)}`,
    REFUSED,
  ],
  ['early hints before the answer', `HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n${WHOLE}`, 'ok'],
  ['100 Continue that is not asked for', `HTTP/1.1 100 Continue\r\n\r\n${WHOLE}`, BROKEN],
  [
    'an unrequested upgrade',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    BROKEN,
  ],
  ['headers of 100 KB', `${HEAD}x-long: ${'x'.repeat(100_000)}\r\n\r\n${JSON_TEXT}`, BROKEN],
  ['5,000 headers', `${HEAD}${'x-many: 1\r\n'.repeat(5_000)}\r\n${JSON_TEXT}`, BROKEN],
  ['a length that is too short', `${HEAD}content-length: 30\r\n\r\n${JSON_TEXT}`, REFUSED],
  ['a length that is too long', `${HEAD}content-length: 9000\r\n\r\n${JSON_TEXT}`, BROKEN],
  ['two lengths', `${HEAD}content-length: 10\r\ncontent-length: 12\r\n\r\n${JSON_TEXT}`, BROKEN],
  ['a length below zero', `${HEAD}content-length: -1\r\n\r\n${JSON_TEXT}`, BROKEN],
  ['a length in words', `${HEAD}content-length: many\r\n\r\n${JSON_TEXT}`, BROKEN],
  ['a chunk of no size', `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n${JSON_TEXT}\r\n0\r\n\r\n`, BROKEN],
  [
    'chunks without an end',
    `${HEAD}transfer-encoding: chunked\r\n\r\n${JSON_TEXT.length.toString(16)}\r\n${JSON_TEXT}\r\n`,
    BROKEN,
  ],
  ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', BROKEN],
  ['nothing at all', '', BROKEN],
  ['zero bytes', Buffer.alloc(4_000), BROKEN],
  ['a status line alone', 'HTTP/1.1 200 OK\r\n', BROKEN],
  ['a status of 999', `HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n`, 'upstream_unavailable server'],
  ['204', 'HTTP/1.1 204 No Content\r\n\r\n', 'upstream_refused status'],
  [
    '205 with a body',
    `HTTP/1.1 205 Reset\r\ncontent-length: ${JSON_TEXT.length}\r\n\r\n${JSON_TEXT}`,
    'upstream_refused status',
  ],
  ['206 that is not asked for', WHOLE.replace('200 OK', '206 Partial'), 'upstream_refused status'],
  ['an unrequested 304', 'HTTP/1.1 304 Not Modified\r\netag: "x"\r\n\r\n', 'upstream_refused redirect'],
  ['an empty 200', `${HEAD}content-length: 0\r\n\r\n`, REFUSED],
  [
    'a 200 without a type',
    `HTTP/1.1 200 OK\r\ncontent-length: ${JSON_TEXT.length}\r\n\r\n${JSON_TEXT}`,
    REFUSED,
  ],
  ['UTF-16', withBody(UTF16, 'application/json; charset=utf-16'), REFUSED],
  ['UTF-16 with a byte order mark', withBody(Buffer.concat([Buffer.from([0xff, 0xfe]), UTF16])), REFUSED],
  ['a byte order mark', withBody(Buffer.from(`\uFEFF${JSON_TEXT}`)), 'ok'],
  [
    'bytes that are not UTF-8',
    withBody(
      Buffer.concat([
        Buffer.from('{"data":[{"id":1,"name":"'),
        Buffer.from([0xe9, 0xff, 0xc3]),
        Buffer.from('"}],"meta":{}}'),
      ]),
    ),
    'ok',
  ],
  ['brackets without an end', withBody(Buffer.alloc(1_000_000, '[')), REFUSED],
  [
    'two million brackets',
    withBody(Buffer.concat([Buffer.alloc(1_000_000, '['), Buffer.alloc(1_000_000, ']')])),
    REFUSED,
  ],
])('%s', async (_, bytes, expected) => {
  const server = await startRawServer((socket) => void socket.end(bytes));
  expect(await clientOf(server.url)()).toBe(expected);
});

test('aborts a response that arrives byte by byte at the deadline', async () => {
  const server = await startRawServer((socket) => {
    socket.write(`${HEAD}content-length: 9000\r\n\r\n`);
    const timer = setInterval(() => socket.write(' '), 20);
    socket.once('close', () => clearInterval(timer));
  });
  expect(await clientOf(server.url)(300)).toBe('upstream_unavailable timeout');
});

test('does not take trailing bytes for the next response', async () => {
  const server = await startRawServer((socket) => void socket.write(`${WHOLE}${WHOLE}`));
  const ask = clientOf(server.url);
  for (let call = 0; call < 5; call += 1) expect(await ask()).toBe('ok');
  expect(server.requests).toBe(5);
});

/** Ways to close a kept-alive connection at its second request: with a FIN or a reset. */
const closings: readonly [string, (socket: Socket) => void][] = [
  ['ends', (socket) => void socket.end()],
  ['is reset', (socket) => void socket.resetAndDestroy()],
];

test.each(closings)(
  'sends a request once more if its kept-alive connection %s meanwhile',
  async (_, close) => {
    const server = await startRawServer((socket, requests) => {
      if (requests === 1) socket.write(WHOLE);
      else close(socket);
    });
    const ask = clientOf(server.url);
    expect([await ask(), await ask()]).toEqual(['ok', 'ok']);
    expect([server.requests, server.connections]).toEqual([3, 2]);
  },
);

test.each(closings)('does not resend a request whose new connection %s', async (_, close) => {
  const server = await startRawServer(close);
  expect(await clientOf(server.url)()).toBe(BROKEN);
  expect(server.requests).toBe(1);
});

test('resends a request only once', async () => {
  let isClosing = false;
  const server = await startRawServer((socket) => {
    if (isClosing) socket.destroy();
    else socket.write(WHOLE);
  });
  const ask = clientOf(server.url);
  await Promise.all([ask(), ask(), ask()]);
  isClosing = true;
  const before = server.requests;
  expect(await ask()).toBe(BROKEN);
  expect(server.requests - before).toBe(2);
});

test('does not resend a partly answered request', async () => {
  const server = await startRawServer((socket, requests) => {
    if (requests === 1) socket.write(WHOLE);
    else socket.end(WHOLE.slice(0, -10));
  });
  const ask = clientOf(server.url);
  expect([await ask(), await ask()]).toEqual(['ok', BROKEN]);
  expect(server.requests).toBe(2);
});

test('fails at the deadline if a server accepts connections but never answers', async () => {
  const server = await startRawServer(() => {});
  expect(await clientOf(server.url)(200)).toBe('upstream_unavailable timeout');
});

test.each(['ENOTFOUND', 'EAI_AGAIN'])(
  'reports the reason dns for a name that does not resolve (%s)',
  async (code) => {
    const names = failLookups(code);
    expect(await clientOf('http://api.example.test')()).toBe('upstream_unavailable dns');
    expect(names).toEqual(['api.example.test']);
  },
);

test('resolves a name again after half a minute, although its connection works', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await startRawServer((socket) => void socket.write(WHOLE));
  const ask = clientOf(server.url);
  for (let second = 0; second < 60; second += 1) {
    vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z') + second * 1_000);
    expect(await ask()).toBe('ok');
  }
  expect(server.connections).toBeGreaterThan(1);
  expect(server.connections).toBeLessThan(4);
});

const endAfterAnswer: Serve = (socket) => void socket.end(WHOLE);

async function startTlsServer(
  certificate: { readonly key: string; readonly cert: string },
  serve = endAfterAnswer,
) {
  const state = { requests: 0, port: 0 };
  const server = createTlsServer(certificate, (socket) => {
    let requestsOnSocket = 0;
    socket.on('error', () => {});
    socket.on('data', () => {
      state.requests += 1;
      requestsOnSocket += 1;
      serve(socket, requestsOnSocket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  state.port = (server.address() as AddressInfo).port;
  return state;
}

test('replaces a closed kept-alive TLS connection, but not a new one', async () => {
  trustForTest(CERTIFICATES.valid);
  const server = await startTlsServer(CERTIFICATES.valid, (socket, requests) => {
    if (requests === 1) socket.write(WHOLE);
    else socket.end();
  });
  const ask = clientOf(`https://localhost:${server.port}`);
  expect([await ask(), await ask(), server.requests]).toEqual(['ok', 'ok', 3]);
  const closing = await startTlsServer(CERTIFICATES.valid, (socket) => void socket.end());
  expect([await clientOf(`https://localhost:${closing.port}`)(), closing.requests]).toEqual([BROKEN, 1]);
});

test('accepts a trusted certificate', async () => {
  trustForTest(CERTIFICATES.valid);
  expect(await clientOf(`https://localhost:${(await startTlsServer(CERTIFICATES.valid)).port}`)()).toBe('ok');
});

test.each([
  ['is not trusted', CERTIFICATES.valid, 'localhost', false],
  ['has expired', CERTIFICATES.expired, 'localhost', true],
  ['is for another host', CERTIFICATES.valid, '127.0.0.1', true],
])('reports the reason certificate for a certificate that %s', async (_, certificate, host, isTrusted) => {
  if (isTrusted) trustForTest(certificate);
  const { port } = await startTlsServer(certificate);
  expect(await clientOf(`https://${host}:${port}`)()).toBe('upstream_unavailable certificate');
});

test('reports the reason certificate for a server without TLS', async () => {
  const fake = await startFakeUpstream(() => listEnvelope([]));
  onTestFinished(() => fake.close());
  expect(await clientOf(fake.url.replace('http:', 'https:'))()).toBe('upstream_unavailable certificate');
});
