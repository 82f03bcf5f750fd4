import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { FakeDay } from './fake-day.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** `max-age` of the first live list: the page polls again after a second. */
const LIVE_MAX_AGE_SECONDS = 1;

export interface FakeServer {
  readonly address: string;
  /** Resolves when a page waits for the live list. */
  waitForRequest(): Promise<void>;
  /** Answers the waiting page. */
  answer(): void;
  close(): void;
}

/**
 * Serves the built pages with an API of one day of matches. The first request for the live list is answered at once,
 * later ones when `answer` is called, so that a single poll can be measured.
 */
export async function startFakeServer(root: string, day: () => FakeDay, now: number): Promise<FakeServer> {
  let pendingResponse: ServerResponse | null = null;
  let wake = () => {};
  let version = 0;
  const startedAt = performance.now();
  let hasAnsweredFirst = false;

  const send = (response: ServerResponse, body: unknown, period: number) => {
    version += 1;
    response.writeHead(200, {
      'content-type': 'application/json',
      'cache-control': `max-age=${period}`,
      age: '0',
      etag: `"${version}"`,
      'world-time': `${Math.floor(now + performance.now() - startedAt)}; rate=1`,
    });
    response.end(JSON.stringify(body));
  };

  function api(url: URL, response: ServerResponse): void {
    if (url.pathname.includes('/livescores/')) {
      if (!hasAnsweredFirst) {
        hasAnsweredFirst = true;
        send(response, day(), LIVE_MAX_AGE_SECONDS);
      } else {
        pendingResponse = response;
        wake();
      }
    } else if (url.searchParams.get('t') === 'schedule') send(response, day(), 3600);
    else
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"code":"not_found"}}');
  }

  function file(path: string, response: ServerResponse): void {
    if (path === '/') hasAnsweredFirst = false;
    if (path === '/floor.html') hasAnsweredFirst = false;
    const inDist = join(root, 'dist', path === '/' ? 'index.html' : path);
    const name = path === '/floor.html' ? join(import.meta.dirname, 'floor.html') : inDist;
    if (!existsSync(name)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
    response.end(readFileSync(name));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/api/')) api(url, response);
    else file(url.pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    waitForRequest: () =>
      new Promise((resolve) => {
        wake = resolve;
        if (pendingResponse) resolve();
      }),
    answer: () => {
      if (pendingResponse) send(pendingResponse, day(), 0);
      pendingResponse = null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
