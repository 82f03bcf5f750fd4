/** Connection faults: refused, unanswered, unresolved, truncated. */
import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveEnvelope } from '#bff/testing/fake-upstream.ts';
import { startBffForTest } from '#bff/testing/start-bff.ts';
import { createDice } from '#contract/testing/dice.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { openRaw } from './raw-client.ts';
import { answerStateOf, startBehindProxy, tickUntilFresh } from './start-behind-proxy.ts';

/** One probe per back-off of 3 s, and a few before that is reached. */
const MAX_ATTEMPTS_A_MINUTE = 36;
/** One period of live matches. */
const MAX_RECOVERY_SECONDS = 6;

test('U1 serves every request with few attempts while the data service refuses connections for a minute', async () => {
  const testBff = await startBehindProxy(() => liveEnvelope());
  const { get, clock, proxy } = testBff;
  const before = await get(LIVE_PATH);
  await proxy.behave({ kind: 'refuse' });
  const connects = vi.spyOn(Socket.prototype, 'connect');
  onTestFinished(() => connects.mockRestore());
  clock.tick(5);
  for (let second = 6; second <= 65; second += 1) {
    clock.tick(1);
    const answers = await Promise.all([get(LIVE_PATH), get(LIVE_PATH), get(LIVE_PATH)]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers.age, answer.body]).toEqual([
        200,
        String(second),
        before.body,
      ]);
    }
  }
  expect(connects.mock.calls.length).toBeGreaterThan(5);
  expect(connects.mock.calls.length).toBeLessThanOrEqual(MAX_ATTEMPTS_A_MINUTE);
  const cold = await get(COUNTRIES_PATH);
  expect(cold.statusCode).toBe(503);
  expect(Number(cold.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  await proxy.behave({ kind: 'forward' });
  await tickUntilFresh(testBff, LIVE_PATH, MAX_RECOVERY_SECONDS);
});

/** Starts a process that listens with a full backlog and never accepts; returns its address. */
async function startFullBacklog(): Promise<string> {
  const source = `const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(String(line));
  child.kill('SIGSTOP');
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    child.kill('SIGKILL');
  });
  for (let isFull = false; !isFull; ) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    isFull = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), 500);
      socket.once('connect', () => {
        clearTimeout(timer);
        resolve(false);
      });
    });
  }
  return `http://127.0.0.1:${port}`;
}

test('U2 fails at the connect timeout if the data service never accepts connections', async () => {
  const { get, clock } = await startBffForTest(() => liveEnvelope(), { url: await startFullBacklog() });
  const answer = await get(LIVE_PATH);
  expect([answer.statusCode, answerStateOf(answer).detail]).toEqual([503, 'timeout']);
  expect(answer.headers['retry-after']).toBeDefined();
  clock.tick(0.5);
  // The key is backed off, so this answer needs no attempt.
  expect((await get(LIVE_PATH)).statusCode).toBe(503);
});

const NAME = 'service.test';

/** Resolves `NAME` to this machine or not at all, and counts the look-ups. */
function resolveName() {
  const real = dns.lookup as (...all: unknown[]) => void;
  const resolver = { resolves: true, lookups: 0 };
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
    if (name !== NAME) return real(name, ...rest);
    const callback = rest.at(-1) as (error: Error | null, ...result: unknown[]) => void;
    resolver.lookups += 1;
    if (!resolver.resolves) {
      return callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));
    }
    const { all } = rest[0] as { all?: boolean };
    if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  }) as typeof dns.lookup);
  onTestFinished(() => lookup.mockRestore());
  return resolver;
}

test('U3 reports a name that cannot be resolved, and resolves it again for each connection', async () => {
  const resolver = resolveName();
  const { get, clock, proxy } = await startBehindProxy(() => liveEnvelope(), NAME);
  expect(answerStateOf(await get(LIVE_PATH))).toMatchObject({ status: 200 });
  expect(resolver.lookups).toBe(1);

  resolver.resolves = false;
  await proxy.behave({ kind: 'forward' });
  clock.tick(6);
  expect(answerStateOf(await get(LIVE_PATH))).toEqual({ status: 200, age: 6, detail: 'dns' });
  const cold = await get(COUNTRIES_PATH);
  expect([cold.statusCode, answerStateOf(cold).detail]).toEqual([503, 'dns']);

  resolver.resolves = true;
  const { lookups } = resolver;
  clock.tick(4);
  expect(answerStateOf(await get(LIVE_PATH))).toMatchObject({ status: 200, age: 0 });
  expect(resolver.lookups).toBe(lookups + 1);
});

const CUTS = 1_000;
const CUTS_A_ROUND = 100;
/** Longer than two periods, so that each request causes its own attempt. */
const STEP_SECONDS = 15;

test('U7 never replaces an answer with one that is truncated at any byte', async () => {
  const { get, clock, proxy, upstream } = await startBehindProxy(() => liveEnvelope([2, 1]));
  const wholeAnswer = await openRaw(upstream.url, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    .closed;
  const dice = createDice(7);
  upstream.hits.length = 0;
  for (let round = 0; round < CUTS / CUTS_A_ROUND; round += 1) {
    await proxy.behave({ kind: 'forward' });
    clock.tick(STEP_SECONDS);
    const before = await get(LIVE_PATH);
    expect(answerStateOf(before)).toMatchObject({ status: 200, age: 0 });
    for (let cutAt = 1; cutAt <= CUTS_A_ROUND; cutAt += 1) {
      await proxy.behave({
        kind: 'truncate',
        bytes: dice.below(wholeAnswer.length),
        shouldReset: cutAt % 2 === 0,
      });
      clock.tick(STEP_SECONDS);
      const answer = await get(LIVE_PATH);
      expect(answerStateOf(answer)).toMatchObject({ status: 200, age: cutAt * STEP_SECONDS });
      expect(answer.body).toBe(before.body);
    }
  }
  expect(upstream.hits.length).toBeGreaterThan(CUTS / 2);
});
