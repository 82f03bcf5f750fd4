import { expect, test } from 'vitest';
import { createClock, startSetting } from './clock.ts';
import { startEmbedded } from './embedded.ts';
import { isRunning, startProgram } from './testing/program.ts';

test('ends a service that never becomes ready, with a sentence', async () => {
  const starting = startEmbedded(createClock(startSetting(null, 1)), { port: '0', readyTimeoutMs: 1 });
  await expect(starting).rejects.toThrow('The data service was not ready after 0.001 seconds.');
});

test('restarts a killed service on its port, in the moved world, with the same answers', async (context) => {
  const program = startProgram(context, { SERVICE_CONTROL: 'on' });
  const { servicePid, servicePort } = await program.event('started');
  const service = `http://127.0.0.1:${servicePort}`;
  const read = async (address: string) => {
    const response = await fetch(address);
    const { data } = (await response.json()) as { data: unknown };
    return { status: response.status, data };
  };
  // At the lowest speed the world stands still during the test.
  const moveClock = { now: '2026-05-26T18:00:00Z', speed: 0.000_1 };
  const headers = { 'content-type': 'application/json' };
  const control = { method: 'POST', headers, body: JSON.stringify(moveClock) };
  expect((await fetch(`${service}/control/clock`, control)).ok).toBe(true);
  const live = `${service}/v2.2/livescores/?t=live&include=events&user=demo&token=demo`;
  const before = await read(live);

  process.kill(Number(servicePid), 'SIGKILL');
  expect(await program.event('data service exited')).toMatchObject({ level: 'error', signal: 'SIGKILL' });
  const { attempt, pid } = await program.event('data service restarted');

  expect(attempt).toBe(1);
  expect(pid).not.toBe(servicePid);
  expect(before.data).not.toEqual([]);
  expect(await read(live)).toEqual(before);
  // A list that the proxy has not cached.
  const own = await read(`${await program.address()}/api/v2.2/continents/?t=list`);
  expect(own.status).toBe(200);

  // It exits with the program, however that ends.
  process.kill(program.pid, 'SIGKILL');
  await program.ended;
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});
