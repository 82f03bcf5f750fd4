import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createFakeBrowser, type PushedNotification } from './fake-browser.ts';

/** A push service on loopback, and a browser that is subscribed there. */
export interface FakePushService {
  /** Host and port, for `PUSH_HOSTS`. */
  readonly host: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Status of the next answers. */
  status: number;
  /** Value of their `Retry-After`; null: none. */
  retryAfter: string | null;
  /** Whether requests wait for an answer, until this is over. */
  isSlow: boolean;
  /** Headers of all requests so far. */
  readonly headers: IncomingHttpHeaders[];
  /** What the browser was shown. */
  readonly got: PushedNotification[];
}

/** Starts a push service that ends with the test. */
export async function startPushService(): Promise<FakePushService> {
  const browser = createFakeBrowser();
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const service = {
    host: '',
    keys: browser.keys,
    status: 201,
    retryAfter: null as string | null,
    headers: [] as IncomingHttpHeaders[],
    got: [] as PushedNotification[],
    get isSlow() {
      return isSlow;
    },
    set isSlow(next) {
      isSlow = next;
      if (!isSlow) for (const answer of waiting.splice(0)) answer();
    },
  };

  function answer(body: Buffer, response: ServerResponse): void {
    if (service.status === 201) service.got.push(browser.read(body));
    response.writeHead(
      service.status,
      service.retryAfter === null ? {} : { 'retry-after': service.retryAfter },
    );
    response.end();
  }

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    service.headers.push(request.headers);
    if (isSlow) waiting.push(() => answer(body, response));
    else answer(body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** Returns the body of `POST /api/push` for a browser at a push service: bells of the team 14. */
export const subscriptionAt = ({ host, keys }: FakePushService, changes: object = {}) => ({
  endpoint: `http://${host}/device`,
  keys,
  bells: { 'team 14': ['kick-off', 'goals', 'ruled-out', 'full-time'] },
  language: 'en',
  zone: 'Europe/London',
  quietHours: null,
  shields: [],
  delay: 0,
  ...changes,
});
