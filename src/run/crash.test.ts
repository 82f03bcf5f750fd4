import { expect, test } from 'vitest';
import { crashOf } from './crash.ts';
import { isRunning, onSignal, startProgram } from './testing/program.ts';

const SECRET = 'canary-token-77';

test('describes a crash by class, code and innermost own line, without its message', () => {
  const error = Object.assign(new TypeError(`${SECRET}\n    at x (/app/src/${SECRET}/x.ts:1:2)`), {
    code: 'E_X',
  });
  error.stack = `${error.name}: ${error.message}\n    at y (/app/node_modules/z/src/core/y.js:3:4)\n    at load (file:///app/src/bff/load.ts:52:9)\n    at /app/src/run/start.ts:7:1`;
  expect(crashOf(error)).toEqual({ error: 'TypeError', errorCode: 'E_X', place: 'bff/load.ts:52' });
  expect(crashOf(SECRET)).toEqual({ error: 'string', errorCode: null, place: null });
  expect(crashOf(Object.assign(new Error(SECRET), { name: `a ${SECRET}`, code: 7 }))).toMatchObject({
    error: 'Error',
    errorCode: null,
  });
});

test.concurrent('ends Touchline and its data service after an uncaught error with one line without its message', async (context) => {
  const program = startProgram(context, { NODE_OPTIONS: onSignal(`throw new TypeError("${SECRET}")`) });
  const { servicePid } = await program.event('started');
  // A stopped process does not notice the exit of its parent.
  process.kill(Number(servicePid), 'SIGSTOP');
  process.kill(program.pid, 'SIGUSR2');
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(await program.event('crash')).toMatchObject({ level: 'fatal', error: 'TypeError', errorCode: null });
  expect(program.written.stderr).toBe('');
  expect(program.written.stdout).not.toContain(SECRET);
  await context.expect.poll(() => isRunning(Number(servicePid))).toBe(false);
});

test.concurrent('logs an uncaught error of the data service and restarts it', async (context) => {
  const program = startProgram(context, { NODE_OPTIONS: onSignal(`throw new TypeError("${SECRET}")`) });
  const { servicePid } = await program.event('started');
  process.kill(Number(servicePid), 'SIGUSR2');
  expect(await program.event('data service exited')).toMatchObject({ code: 1, error: 'TypeError' });
  await program.event('data service restarted');
  expect(program.written.stderr).toBe('');
  expect(program.written.stdout).not.toContain(SECRET);
});

test.concurrent('ends Touchline in the same way after an unhandled rejection', async (context) => {
  const program = startProgram(context, { NODE_OPTIONS: onSignal(`Promise.reject("${SECRET}")`) });
  await program.event('started');
  process.kill(program.pid, 'SIGUSR2');
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(await program.event('crash')).toMatchObject({ level: 'fatal' });
  expect(program.written.stdout + program.written.stderr).not.toContain(SECRET);
});
