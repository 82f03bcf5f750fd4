import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPoster } from './post.ts';

async function startReceiver(listener: RequestListener, timeoutMs?: number) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const poster = createPoster(null, timeoutMs);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await poster.close();
  });
  const { port } = server.address() as AddressInfo;
  return (path = '/') =>
    poster.post({ url: `http://127.0.0.1:${port}${path}`, headers: {}, body: '{}' }, false);
}

test('messages that wait for a connection have all of their time once they are sent', async () => {
  const post = await startReceiver((_, response) => void setTimeout(() => response.end(), 150), 500);
  const outcomes = await Promise.all(Array.from({ length: 120 }, async () => (await post()).outcome));
  expect(new Set(outcomes)).toEqual(new Set(['delivered']));
});

test('receivers that never answer keep no other one of their host waiting', async () => {
  const post = await startReceiver(({ url }, response) => {
    if (url === '/quick') response.end();
  }, 900);
  const slow = ['/1', '/2', '/3'].map(post);
  expect((await Promise.race([...slow, post('/quick')])).outcome).toBe('delivered');
  expect(await Promise.all(slow)).toEqual(
    Array.from(slow, () => ({ outcome: 'failed', reason: 'UND_ERR_HEADERS_TIMEOUT', retryAfterMs: null })),
  );
});

test('an answer without end is not read to its end', async () => {
  const post = await startReceiver((_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1);
    response.on('close', () => clearInterval(timer));
  });
  expect((await post()).outcome).toBe('delivered');
});

test('an answer that comes drop by drop counts by its status, and is not waited for', async () => {
  const post = await startReceiver((_, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  }, 300);
  expect(await post()).toMatchObject({ outcome: 'delivered', reason: '200' });
});
