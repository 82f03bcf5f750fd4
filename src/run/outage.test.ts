/** The whole program while its data service is stopped for a minute of world time. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Bff } from '#bff/bff.ts';
import { createBff } from '#bff/server.ts';
import { createClock, startSetting } from './clock.ts';
import { type EmbeddedService, startEmbedded } from './embedded.ts';

/** World seconds per second: an outage of a minute takes two seconds. */
const SPEED = 30;
const clock = createClock(startSetting(Date.parse('2026-11-21T15:30:00Z'), SPEED));
let service: EmbeddedService;
let bff: Bff;

const pause = (worldSeconds: number) =>
  new Promise((resolve) => setTimeout(resolve, (worldSeconds * 1000) / SPEED));

async function live(): Promise<{ status: number; age: number; state: string; matches: number }> {
  const answer = await fetch(`${bff.metricsAddress}/api/v2.2/livescores/?t=live&include=events`);
  const { data = [] } = (await answer.json()) as { data?: unknown[] };
  const header = (name: string) => answer.headers.get(name) ?? '';
  return {
    status: answer.status,
    age: Number(header('age')),
    state: header('cache-status'),
    matches: data.length,
  };
}

beforeAll(async () => {
  vi.stubEnv('SERVICE_PORT', '0');
  service = await startEmbedded(clock);
  bff = await createBff({
    upstream: { url: service.address, user: 'demo', token: 'demo', mode: 'embedded' },
    clock,
    host: '127.0.0.1',
    port: 0,
    webRoot: null,
    pages: [],
  });
});

afterAll(async () => {
  service.process.kill('SIGCONT');
  await Promise.all([bff.close(), service.close()]);
});

test('answers every request, with its age, while the service is stopped for a minute', async () => {
  // On a busy machine the first answer may be late.
  await expect.poll(async () => (await live()).status).toBe(200);
  const before = await live();
  expect(before).toMatchObject({ status: 200 });
  expect(before.matches).toBeGreaterThan(20);

  service.process.kill('SIGSTOP');
  await pause(60);
  const during = await live();
  expect(during).toMatchObject({ status: 200, matches: before.matches });
  expect(during.age * SPEED).toBeGreaterThanOrEqual(60 - SPEED);

  service.process.kill('SIGCONT');
  await vi.waitFor(
    async () => {
      const after = await live();
      expect(after.status).toBe(200);
      expect(after.age).toBeLessThan(during.age);
    },
    { timeout: 20_000, interval: 250 },
  );
});
