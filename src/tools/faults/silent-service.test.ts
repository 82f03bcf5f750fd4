/** A data service whose process runs and answers nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#bff/testing/free-port.ts';
import type { EmbeddedService } from '#run/embedded.ts';
import { supervise } from '#run/supervise.ts';
import { isRunning } from '#run/testing/program.ts';

const TIMEOUT_MS = 30_000;
const SERVER = `require('node:http').createServer((_, response) => response.writeHead(404).end())
  .listen(process.argv[1], '127.0.0.1', () => console.log('ready'))`;

/** Starts a process that answers every request, in place of the data service. */
async function startServer(port: number, signal: AbortSignal): Promise<EmbeddedService> {
  const child = spawn(process.execPath, ['-e', SERVER, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  signal.addEventListener('abort', () => child.kill('SIGKILL'));
  const exited = once(child, 'exit').then(([code, name]) => ({ code, signal: name, crash: null }));
  await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${port}`, process: child, exited, close: async () => {} };
}

test('S12 replaces a data service that hangs, on its port', async () => {
  const port = await freePort();
  const events: string[] = [];
  const service = await supervise(
    (_, signal) => startServer(port, signal),
    (_, event) => void events.push(event),
    { probeIntervalMs: 300 },
  );
  onTestFinished(service.close);
  const { address, pid } = service;
  process.kill(Number(pid), 'SIGSTOP');
  await expect.poll(() => service.pid, { timeout: TIMEOUT_MS }).not.toBe(pid);
  expect(events).toEqual(['data service does not answer', 'data service exited', 'data service restarted']);
  expect(isRunning(Number(pid))).toBe(false);
  // The connections of before are closed.
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
});
