/** A data service whose process runs and answers nothing. */
import { expect, onTestFinished, test } from 'vitest';
import { createClock, startSetting } from '#run/clock.ts';
import { startEmbedded } from '#run/embedded.ts';
import { supervise } from '#run/supervise.ts';
import { isRunning } from '#run/testing/program.ts';

const TIMEOUT_MS = 60_000;

test('S12 replaces a data service that hangs, on its port', async () => {
  const clock = createClock(startSetting(null, 1));
  const events: string[] = [];
  const service = await supervise(
    (port = '0', signal) => startEmbedded(clock, { port, signal }),
    (_, event) => void events.push(event),
    { probeIntervalMs: 1_000 },
  );
  onTestFinished(service.close);
  const { address, pid } = service;
  process.kill(Number(pid), 'SIGSTOP');
  await expect.poll(() => service.pid, { timeout: TIMEOUT_MS }).not.toBe(pid);
  expect(events).toEqual(['data service does not answer', 'data service exited', 'data service restarted']);
  expect(isRunning(Number(pid))).toBe(false);
  expect(service.address).toBe(address);
  // The connections of before are closed.
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
});
