import { once } from 'node:events';
import { createServer } from 'node:net';
import { explainRefusal } from '#bff/http/listen.ts';

/**
 * Throws a sentence for the operator if `port` is not available. Runs before the slow part of the start.
 *
 * @param prefix of the variables' names, such as `SERVICE_`
 */
export async function checkPort(host: string, port: number, prefix = ''): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (thrown) {
    throw explainRefusal(thrown, host, port, prefix);
  }
  await new Promise((resolve) => server.close(resolve));
}
