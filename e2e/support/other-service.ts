import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTouchline } from './touchline.ts';

/** A data service's answers by `route.selector`: each the body's `data`. Anything else gets a 404. */
type Responses = Readonly<Record<string, unknown>>;

interface OtherService {
  /** The address of the pages that use this service. */
  readonly address: string;
  /** Sets the answers to all requests from now on. */
  setResponses(responses: Responses): void;
  close(): Promise<void>;
}

/** v2.2 answers a list of one match by `sort`, and the match by itself by `info`. */
const ENVELOPE = { requests_left: 2950, user: 'somebody', plan: 'Some Plan', page: 1, pages: 1, msg: '' };

/**
 * Starts a data service with the answers a test sets, and a Touchline that uses it in place of the embedded service,
 * as with an account.
 *
 * @param more further environment variables of Touchline
 */
export async function startOtherService(more: Readonly<Record<string, string>> = {}): Promise<OtherService> {
  let responses: Responses = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const [, , route] = url.pathname.split('/');
    const data = responses[`${route}.${url.searchParams.get('t')}`];
    response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
    const msg = data === undefined ? 'Match not found' : '';
    // The route of media is not there at all.
    const body =
      route === 'media' ? { msg: 'Endpoint not found' } : { data: data ?? {}, meta: { ...ENVELOPE, msg } };
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const touchline = await startTouchline({ ...more, UPSTREAM_URL: `http://127.0.0.1:${port}` });
  return {
    address: touchline.address,
    setResponses: (next) => {
      responses = next;
    },
    close: async () => {
      await touchline.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
