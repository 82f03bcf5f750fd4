import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections, one of which could take a port before the test uses it. */
const [MIN_PORT, MAX_PORT] = [20_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const port = randomInt(MIN_PORT, MAX_PORT);
  return (await isFree(port)) ? port : freePort();
}
