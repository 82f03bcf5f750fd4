/** Starts and ends the whole program; the tests wait for its processes, so they run concurrently. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, type TestContext, test } from 'vitest';
import { type AnswerHandler, listEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { isRunning, startProgram } from './testing/program.ts';

const LIST = 'api/v2.2/continents/?t=list';

/** Starts Touchline before a real service with the handler `answer`. */
async function startBefore(context: TestContext, answer: AnswerHandler, drain: string) {
  const upstream = await startFakeUpstream(answer);
  context.onTestFinished(() => upstream.close());
  const account = {
    UPSTREAM_URL: upstream.url,
    UPSTREAM_USER: 'somebody',
    UPSTREAM_TOKEN: 'something',
  };
  const program = startProgram(context, {
    ...account,
    USERNAME: 'somebody',
    TOKEN: 'something',
    DRAIN: drain,
  });
  return { upstream, program, address: await program.address() };
}

/** Requests an address over a new connection without keep-alive. */
async function read(
  address: string,
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const [response] = (await once(get(address, { agent: false }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.concurrent('completes a slow answer that started before SIGTERM and accepts nothing after the drain', async (context) => {
  let release = () => {};
  const blocker = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = async () => {
    await blocker;
    return listEnvelope([{ id: 1, name: 'Europe' }]);
  };
  const { upstream, program, address } = await startBefore(context, slow, '0.1');
  const response = read(`${address}/${LIST}`);
  await context.expect.poll(() => upstream.hits).toHaveLength(1);
  process.kill(program.pid, 'SIGTERM');
  const refusal = () => read(`${address}/healthz`).catch(String);
  await context.expect.poll(refusal).toContain('ECONNREFUSED');
  await pause(2_500);
  release();
  const { body } = await response;
  expect(JSON.parse(body)).toMatchObject({ data: [{ id: '1', name: 'Europe' }] });
  expect(await program.ended).toEqual({ code: 0, signal: null });
});

test.concurrent('exits at once on a second signal, but not on the copy that npm forwards', async (context) => {
  const { upstream, program, address } = await startBefore(context, () => new Promise(() => {}), '0');
  const failed = expect(fetch(`${address}/${LIST}`)).rejects.toThrow();
  await context.expect.poll(() => upstream.hits).toHaveLength(1);
  process.kill(program.pid, 'SIGINT');
  // Two simultaneous signals would count as one.
  await pause(50);
  process.kill(program.pid, 'SIGINT');
  await pause(1_000);
  expect(isRunning(program.pid)).toBe(true);
  process.kill(program.pid, 'SIGINT');
  await failed;
  expect(await program.ended).toEqual({ code: 0, signal: null });
});

test.concurrent('ends the data service last after a signal to the whole group', async (context) => {
  const program = startProgram(context, { DRAIN: '1', SERVICE_CONTROL: 'on' });
  const { servicePid, servicePort } = await program.event('started');
  const address = await program.address();
  const fault = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ kind: 'slow', ms: 500 });
  expect((await fetch(`http://127.0.0.1:${servicePort}/control/faults`, { ...fault, body })).ok).toBe(true);
  const response = read(`${address}/${LIST}`);
  await pause(200);
  process.kill(-program.pid, 'SIGTERM');
  expect((await response).status).toBe(200);
  expect(await program.ended).toEqual({ code: 0, signal: null });
  // One that followed the signal would have been restarted for the request.
  expect(program.written.stdout).not.toContain('data service exited');
  await context.expect.poll(() => isRunning(Number(servicePid))).toBe(false);
});

test.concurrent('ignores SIGHUP without a terminal', async (context) => {
  const program = startProgram(context);
  const { servicePid } = await program.event('started');
  process.kill(-program.pid, 'SIGHUP');
  await pause(300);
  expect((await fetch(`${await program.address()}/${LIST}`)).status).toBe(200);
  expect(isRunning(Number(servicePid))).toBe(true);
});

test.concurrent('neither exits nor spins when the reader of its output is gone', async (context) => {
  const program = startProgram(context, { LOG_LEVEL: 'debug' });
  const address = await program.address();
  const { servicePid } = await program.event('started');
  program.child.stdout.destroy();
  program.child.stderr.destroy();
  process.kill(Number(servicePid), 'SIGKILL');
  // The restart writes to the log, which has no reader.
  await context.expect.poll(async () => (await fetch(`${address}/${LIST}`)).status).toBe(200);
  process.kill(program.pid, 'SIGTERM');
  const [code] = await once(program.child, 'exit');
  expect(code).toBe(0);
});
