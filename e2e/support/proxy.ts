import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request in place of the target; returns null to pass it on. */
type Replace = (path: string) => Promise<Response | null>;

/**
 * Serves a Touchline at another address, with other answers at some paths: a browser's own requests for a service worker
 * cannot be routed.
 *
 * @param port 0: any free one
 * @param pathOf returns the path that is requested of the target
 */
export async function startProxy(
  target: string,
  replace: Replace,
  { port = 0, pathOf = (path: string) => path } = {},
) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const replacement = await replace(url);
    if (replacement) {
      response.writeHead(replacement.status, Object.fromEntries(replacement.headers));
      response.end(await replacement.text());
      return;
    }
    const forward = sendRequest(target + pathOf(url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forward.on('error', () => response.destroy());
    request.pipe(forward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
