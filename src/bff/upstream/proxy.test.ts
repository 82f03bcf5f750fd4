/** Calls through an HTTP proxy, for the data service and for its pictures. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { asFailure } from '#bff/failure.ts';
import { CERTIFICATES, trustForTest } from '#bff/testing/certificates.ts';
import { failLookups } from '#bff/testing/fail-lookups.ts';
import { listEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { createPictures } from './pictures.ts';
import { createUpstreamClient } from './upstream-client.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ON = { user: 'somebody', token: 'token', mode: 'real' } as const;

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts a proxy that leads every tunnel to one server of this machine and records its requests. */
async function startProxy(port: number) {
  const tunnels: string[] = [];
  const proxy = {
    tunnels,
    authorization: undefined as string | undefined,
    url: '',
    answer: (_socket: Duplex): boolean => false,
  };
  const server = createServer((_, response) => void response.writeHead(500).end());
  server.on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    proxy.authorization = request.headers['proxy-authorization'];
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    if (proxy.answer(socket)) return;
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
  });
  proxy.url = `http://127.0.0.1:${await portOf(server)}`;
  return proxy;
}

async function startTlsService(): Promise<number> {
  trustForTest(CERTIFICATES.valid);
  const server = createTlsServer(CERTIFICATES.valid, (request, response) => {
    const isPicture = request.url?.startsWith('/images/');
    response.setHeader('content-type', isPicture ? 'image/png' : 'application/json');
    response.end(isPicture ? PNG : JSON.stringify(listEnvelope([])));
  });
  return portOf(server);
}

function requestThrough(url: string, proxyUrl: string, noProxy = '') {
  const upstream = createUpstreamClient({ ...ON, url, proxy: { url: proxyUrl, noProxy } });
  onTestFinished(() => upstream.close());
  return {
    upstream,
    ask: (timeoutMs = 3_000) =>
      upstream.request('countries', [['t', 'list']], AbortSignal.timeout(timeoutMs)).then(
        () => 'ok',
        (thrown) => `${asFailure(thrown).code} ${asFailure(thrown).reason}`,
      ),
  };
}

beforeEach(() => {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy']) {
    vi.stubEnv(name, undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('sends calls and pictures of an https service through the proxy, with its credentials', async () => {
  const proxy = await startProxy(await startTlsService());
  const url = proxy.url.replace('//', '//proxy-user:p%40ss@');
  const { ask } = requestThrough('https://api.example.test', url);
  expect([await ask(), await ask()]).toEqual(['ok', 'ok']);
  expect(proxy.authorization).toBe(`Basic ${btoa('proxy-user:p@ss')}`);
  const pictures = createPictures({
    ...ON,
    url: 'https://api.example.test',
    picturesUrl: 'https://cdn.example.test',
    proxy: { url, noProxy: '' },
  });
  onTestFinished(() => pictures.close());
  expect((await pictures.get('teams', '7')).bytes).toEqual(PNG);
  expect([...new Set(proxy.tunnels)]).toEqual(['api.example.test:443', 'cdn.example.test:443']);
});

test('reaches a service on this machine without the proxy, also by https', async () => {
  const port = await startTlsService();
  const proxy = await startProxy(port);
  expect(await requestThrough(`https://localhost:${port}`, proxy.url).ask()).toBe('ok');
  const fake = await startFakeUpstream(() => listEnvelope([]));
  onTestFinished(() => fake.close());
  expect(await requestThrough(fake.url, proxy.url).ask()).toBe('ok');
  expect(proxy.tunnels).toEqual([]);
});

test('reaches a host in NO_PROXY without the proxy', async () => {
  const proxy = await startProxy(await startTlsService());
  failLookups('ENOTFOUND');
  const { ask } = requestThrough('https://api.example.test', proxy.url, 'other.test, .example.test');
  expect(await ask()).toBe('upstream_unavailable dns');
  expect(proxy.tunnels).toEqual([]);
});

test('ignores proxy variables that are not in the configuration', async () => {
  const proxy = await startProxy(await startTlsService());
  vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
  vi.stubEnv('HTTP_PROXY', 'no address');
  vi.stubEnv('NO_PROXY', '*');
  expect(await requestThrough('https://api.example.test', proxy.url).ask()).toBe('ok');
  const fake = await startFakeUpstream(() => listEnvelope([]));
  onTestFinished(() => fake.close());
  expect(await requestThrough(fake.url, proxy.url).ask()).toBe('ok');
});

test.each<[string, string]>([
  ['wants other credentials', 'HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n'],
  ['refuses the tunnel', 'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n'],
  ['speaks another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
])('reports a failed connection for a proxy that %s', async (_, bytes) => {
  const proxy = await startProxy(await startTlsService());
  proxy.answer = (socket) => {
    socket.end(bytes);
    return true;
  };
  expect(await requestThrough('https://api.example.test', proxy.url).ask()).toBe(
    'upstream_unavailable connection',
  );
});

test('aborts a call at its deadline while the proxy has not answered', async () => {
  const proxy = await startProxy(await startTlsService());
  let isTunnelGivenUp = false;
  proxy.answer = (socket) => {
    socket.resume().once('end', () => {
      isTunnelGivenUp = true;
    });
    return true;
  };
  const { ask } = requestThrough('https://api.example.test', proxy.url);
  expect(await ask(200)).toBe('upstream_unavailable timeout');
  await sleep(50);
  expect([proxy.tunnels.length, isTunnelGivenUp]).toEqual([1, false]);
  // The connection that waits for the proxy blocks no other call.
  proxy.answer = () => false;
  expect(await ask()).toBe('ok');
});

test('reports a failed connection for an unreachable proxy', async () => {
  expect(await requestThrough('https://api.example.test', 'http://127.0.0.1:1').ask()).toBe(
    'upstream_unavailable connection',
  );
});

test('checks certificates behind a proxy', async () => {
  const proxy = await startProxy(await startTlsService());
  expect(await requestThrough('https://api.elsewhere.test', proxy.url).ask()).toBe(
    'upstream_unavailable certificate',
  );
});

test('removes the credentials of the proxy from the log', () => {
  const { upstream } = requestThrough(
    'https://api.example.test',
    'http://proxy-user:p%40ssword@proxy.test:3128',
  );
  const text = upstream.scrub('http://proxy-user:p%40ssword@proxy.test p@ssword');
  expect(text).toBe('http://[removed]:[removed]@proxy.test [removed]');
});
