/** Posts bodies of a size without anything else, as a reference; tells its parent the CPU time of each, ms. */
import { Agent, request } from 'undici';

/** As many as the server has to one host. */
const CONNECTIONS = 20;

process.once('disconnect', () => process.exit(0));
process.once('message', async ({ url, bytes, count }: { url: string; bytes: number; count: number }) => {
  const dispatcher = new Agent({ connections: CONNECTIONS });
  const body = Buffer.alloc(bytes, 1);
  const before = process.cpuUsage();
  let left = count;
  async function post(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const response = await request(url, { method: 'POST', body, dispatcher });
      await response.body.dump();
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, post));
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1_000 / count);
});
