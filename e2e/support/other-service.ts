import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTouchline } from './touchline.ts';

/** What a data service says, by `route.selector`: the body's `data`. What is not there it does not know. */
export type Told = Readonly<Record<string, unknown>>;

interface OtherService {
  /** Where the pages are that stand on it. */
  readonly address: string;
  /** What it says from now on. */
  tell(told: Told): void;
  close(): Promise<void>;
}

/** v2.2 answers a list of one match by `sort`, and the match by itself by `info`. */
const ENVELOPE = { requests_left: 2950, user: 'somebody', plan: 'Some Plan', page: 1, pages: 1, msg: '' };

/**
 * A data service that says what it is told to, and Touchline started anew before it, as before an account's: nothing
 * of the embedded service is there.
 *
 * @param more what else Touchline is told in its environment
 */
export async function startOtherService(more: Readonly<Record<string, string>> = {}): Promise<OtherService> {
  let told: Told = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const [, , route] = url.pathname.split('/');
    const data = told[`${route}.${url.searchParams.get('t')}`];
    response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    const msg = data === undefined ? 'Match not found' : '';
    // The route of media is not there at all.
    const said =
      route === 'media' ? { msg: 'Endpoint not found' } : { data: data ?? {}, meta: { ...ENVELOPE, msg } };
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const touchline = await startTouchline({ ...more, UPSTREAM_URL: `http://127.0.0.1:${port}` });
  return {
    address: touchline.address,
    tell: (next) => {
      told = next;
    },
    close: async () => {
      await touchline.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
