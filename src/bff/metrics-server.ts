import { once } from 'node:events';
import { createServer } from 'node:http';
import type { MetricsAddress } from './config/config.ts';
import type { Log } from './log.ts';

/**
 * Answers `GET /metrics` on a separate port, which clients of the pages do not reach. If the port is not available, that
 * is a warning and Touchline runs without metrics.
 *
 * @returns a function that closes the port
 */
export async function startMetricsServer(
  { host, port }: MetricsAddress,
  text: () => Promise<string>,
  log: Log,
): Promise<() => Promise<void>> {
  const server = createServer(
    { requestTimeout: 10_000, keepAliveTimeout: 15_000 },
    async (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
      const body = await text();
      response
        .writeHead(200, {
          'content-type': 'text/plain; version=0.0.4; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(body);
    },
  );
  try {
    await once(server.listen(port, host), 'listening');
  } catch (thrown) {
    const { code = 'unknown' } = thrown as NodeJS.ErrnoException;
    log('warn', 'metrics port is not available', { host, port, code });
    return async () => {};
  }
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
