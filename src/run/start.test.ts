import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { occupyPort, startProgram } from './testing/program.ts';

test('refuses a variable of both service and proxy once, with the exit code of a bad configuration', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ODDS: 'maybe' },
  });
  expect(status).toBe(78);
  expect(stderr.trim()).toBe('ODDS must be on or off, got "maybe".');
});

test('does not start where every certificate would be accepted', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
  });
  expect(status).toBe(78);
  expect(stderr).toContain('NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate. Remove it, and name');
});

test('refuses a bad configuration of the standalone service with the same exit code', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'service.ts')], {
    encoding: 'utf8',
    env: { ...process.env, SERVICE_SPEED: 'fast' },
  });
  expect(status).toBe(78);
  expect(stderr).toMatch(/^SERVICE_SPEED must .*\n$/);
});

test('reports an occupied port with one sentence and code 1 before the data service starts', async (context) => {
  const [port, servicePort] = [await occupyPort(context), await occupyPort(context)];
  // A started service would report its own port first.
  const program = startProgram(context, { PORT: String(port), SERVICE_PORT: String(servicePort) });
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.written.stderr).toBe(
    `Port ${port} is taken. End the other program or choose another port with PORT.\n`,
  );
});

test("reports the data service's occupied port with one sentence and code 1", async (context) => {
  const servicePort = await occupyPort(context);
  const program = startProgram(context, { SERVICE_PORT: String(servicePort) });
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.written.stderr).toBe(
    `Port ${servicePort} is taken. End the other program or choose another port with SERVICE_PORT.\n`,
  );
});
