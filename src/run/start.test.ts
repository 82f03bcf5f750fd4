import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LogEvent, occupyPort, startProgram } from './testing/program.ts';

const ENTRY = join(import.meta.dirname, '../../touchline.js');

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

test('says in one sentence that an older Node is too old', () => {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;
  const flags = [`--import=data:text/javascript,${encodeURIComponent(code)}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, ENTRY], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([78, '']);
  expect(stderr).toMatch(/^Touchline needs Node 26, .*\.\n$/);
});

test('writes nothing but JSON events, of which the first names address and service', async (context) => {
  const variables = {
    UPSTREAM_URI: 'https://api.example.com',
    UPSTREAM_TOKEN: 'secret-token',
    HOST: '0.0.0.0',
    SERVICE_FEED: 'sparse',
  };
  const program = startProgram(context, variables);
  await program.event('credentials are not used');
  const { stdout, stderr } = program.written;
  expect(stderr).toBe('');
  expect(stdout).not.toContain('secret-token');
  const events = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LogEvent);
  expect(events).toMatchObject([
    {
      event: 'started',
      address: expect.stringMatching(/^http:/),
      service: 'the embedded service (invented football, sparse)',
      isOpenToNetwork: true,
    },
    { level: 'warn', event: 'unknown variable', variable: 'UPSTREAM_URI', near: 'UPSTREAM_URL' },
    { level: 'warn', event: 'credentials are not used', variables: 'UPSTREAM_TOKEN' },
  ]);
});

test('names its address at any level of the log, and a real service by its host', async (context) => {
  const account = { UPSTREAM_URL: 'http://127.0.0.1:9/v2.2', USERNAME: 'you', TOKEN: 'secret-token' };
  const program = startProgram(context, { ...account, LOG_LEVEL: 'error' });
  const started = await program.event('started');
  expect(started).toMatchObject({ service: '127.0.0.1:9', user: 'you' });
  expect(started).not.toHaveProperty('isOpenToNetwork');
});

test('reads the variables of the named file, of which those that are set win', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-env-'));
  const file = join(folder, 'variables');
  writeFileSync(file, 'PORT=abc\nODDS=maybe\n');
  const run = (path: string) =>
    spawnSync(process.execPath, [ENTRY, path], { encoding: 'utf8', env: { ODDS: 'never' } });
  expect(run(file).stderr).toMatch(/^ODDS must be on or off, got "never"\.\nPORT must .*\n$/);
  rmSync(folder, { recursive: true });
  expect(run(file).stderr).toBe('ODDS must be on or off, got "never".\n');
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
