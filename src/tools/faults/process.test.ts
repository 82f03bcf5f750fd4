/** The whole program as a process: killed, ended, started twice or with a wrong configuration. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CANARY, leaksIn } from '#bff/testing/canary.ts';
import {
  type AnswerHandler,
  listEnvelope,
  liveEnvelope,
  startFakeUpstream,
} from '#bff/testing/fake-upstream.ts';
import { freePort } from '#bff/testing/free-port.ts';
import { temporaryFolder } from '#bff/testing/temporary-folder.ts';
import { COUNTRIES_PATH, LIVE_PATH } from './paths.ts';
import { openRaw, readStatus } from './raw-client.ts';
import { startTouchlineProcess, type TouchlineProcess } from './touchline-process.ts';

/** Starts a process that is ended with the test, which fails if it wrote credentials. */
function start(environment: Readonly<Record<string, string>> = {}): TouchlineProcess {
  const touchline = startTouchlineProcess(environment);
  onTestFinished(async () => {
    await touchline.remove();
    // The line with the address names the user, for operators with several accounts.
    expect(leaksIn(touchline.output.replace(/^.*"event":"started"}$/m, ''))).toEqual([]);
  });
  return touchline;
}

/** Starts a process before a fake data service, with credentials that must not leak. */
async function startBefore(answer: AnswerHandler, environment: Readonly<Record<string, string>> = {}) {
  const upstream = await startFakeUpstream(answer);
  onTestFinished(upstream.close);
  const account = { UPSTREAM_URL: upstream.url, USERNAME: CANARY.user, TOKEN: CANARY.token };
  const touchline = start({ ...account, LIVE_EVERY: '5', DRAIN: '0.3', ...environment });
  return { touchline, upstream, address: await touchline.address };
}

/** Returns the status of an answer on a new connection; null: refused or truncated. */
async function statusAt(address: string, path: string): Promise<number | null> {
  const raw = openRaw(address, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return readStatus(await raw.closed);
}

const untilRefused = (address: string) =>
  expect.poll(() => statusAt(address, '/'), { timeout: 20_000 }).toBe(null);

test('B1 leaves nothing behind when killed and serves again on the same ports', async () => {
  const ports = { PORT: String(await freePort()), SERVICE_PORT: String(await freePort()) };
  const first = start(ports);
  const address = await first.address;
  await expect.poll(() => statusAt(address, COUNTRIES_PATH), { timeout: 60_000 }).toBe(200);
  first.child.kill('SIGKILL');
  expect(await first.exit).toBe(null);
  // The data service exits with its parent process.
  await untilRefused(`http://127.0.0.1:${ports.SERVICE_PORT}`);

  const second = start(ports);
  expect(await second.address).toBe(address);
  await expect.poll(() => statusAt(address, COUNTRIES_PATH), { timeout: 60_000 }).toBe(200);
});

test('B2 finishes accepted requests when ended under load, then accepts no more', async () => {
  const { promise: releasing, resolve: release } = Promise.withResolvers<void>();
  const { touchline, upstream, address } = await startBefore(
    async (_, __, url) => {
      if (!url.pathname.includes('countries')) return liveEnvelope();
      await releasing;
      return listEnvelope([]);
    },
    { DRAIN: '3' },
  );
  let isReady = true;
  const statuses: (number | null)[] = [];
  // A load balancer sends requests while the process reports that it is ready.
  const load = Array.from({ length: 10 }, async () => {
    while (isReady) statuses.push(await statusAt(address, LIVE_PATH));
  });
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const health = (async () => {
    while (isReady) isReady = (await statusAt(address, '/readyz')) === 200;
  })();
  const underWay = Array.from({ length: 20 }, () => statusAt(address, COUNTRIES_PATH));
  await expect.poll(() => upstream.hits.some((hit) => hit.includes('countries'))).toBe(true);

  touchline.child.kill('SIGTERM');
  await Promise.all([...load, health]);
  await untilRefused(address);
  release();
  expect(new Set(await Promise.all(underWay))).toEqual(new Set([200]));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await touchline.exit).toBe(0);
});

test('B3 reports not ready after a start during an outage, and ready as soon as that ends', async () => {
  const { upstream, touchline, address } = await startBefore((request) => void request.socket.destroy());
  expect(await statusAt(address, '/healthz')).toBe(200);
  expect(await statusAt(address, '/readyz')).toBe(503);
  const answer = await fetch(`${address}${LIVE_PATH}`);
  expect([answer.status, Number(answer.headers.get('retry-after')) >= 1]).toEqual([503, true]);
  expect(await answer.json()).toMatchObject({ error: { code: 'upstream_unavailable' } });

  upstream.answer = () => liveEnvelope();
  await expect.poll(() => statusAt(address, LIVE_PATH), { timeout: 20_000 }).toBe(200);
  await expect.poll(() => statusAt(address, '/readyz'), { timeout: 20_000 }).toBe(200);
  expect(touchline.output).not.toContain('    at ');
});

test('B8 reports an occupied port with one sentence and an exit code', async () => {
  const PORT = String(await freePort());
  const first = start({ PORT });
  await first.address;
  const second = start({ PORT });
  expect(await second.exit).not.toBe(0);
  const lines = second.output.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Port ${PORT}`);
  expect(await statusAt(await first.address, '/healthz')).toBe(200);
});

test('B9 names the variable of a wrong configuration, never a secret, and exits with 78', async () => {
  const account = { UPSTREAM_URL: 'https://service.invalid', USERNAME: CANARY.user, TOKEN: CANARY.token };
  const cases: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['PORT', { PORT: 'http' }],
    ['HOST', { HOST: 'a b' }],
    ['UPSTREAM_URL', { ...account, UPSTREAM_URL: `https://${CANARY.user}:${CANARY.token}@service.invalid` }],
    ['UPSTREAM_URL', { ...account, UPSTREAM_URL: 'http://service.invalid' }],
    ['USERNAME', { ...account, USERNAME: '' }],
    ['TOKEN', { ...account, TOKEN: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['OPERATOR_KEY', { OPERATOR_KEY: 'short' }],
    ['SERVICE_SEED', { SERVICE_SEED: 'seed' }],
  ];
  await Promise.all(
    cases.map(async ([name, environment]) => {
      const touchline = start(environment);
      expect([name, await touchline.exit]).toEqual([name, 78]);
      expect(touchline.output).toContain(name);
      expect(touchline.output).not.toContain('    at ');
    }),
  );
});

test('U33 keeps serving after revoked credentials and uses new ones without a restart', async () => {
  const file = join(temporaryFolder(), 'token');
  writeFileSync(file, `${CANARY.token}\n`);
  const next = 'canary-token-of-tomorrow';
  let valid: string = CANARY.token;
  const { touchline, upstream, address } = await startBefore(
    (_, response, url) => {
      if (url.searchParams.get('token') === valid) return listEnvelope([]);
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"ok":false}');
    },
    { USERNAME: '', TOKEN: '', UPSTREAM_USER: CANARY.user, UPSTREAM_TOKEN_FILE: file },
  );
  const refusals = () => upstream.hits.filter((hit) => !hit.includes(`token=${encodeURIComponent(valid)}`));
  expect(await statusAt(address, LIVE_PATH)).toBe(200);
  valid = next;
  upstream.hits.length = 0;
  await expect
    .poll(async () => [await statusAt(address, LIVE_PATH), refusals().length], { timeout: 20_000 })
    .toEqual([200, 1]);
  expect(await statusAt(address, COUNTRIES_PATH)).toBe(502);

  writeFileSync(file, `${next}\n`);
  touchline.child.kill('SIGHUP');
  await expect.poll(() => statusAt(address, COUNTRIES_PATH), { timeout: 20_000 }).toBe(200);
  expect(refusals()).toHaveLength(1);
  expect(touchline.output).not.toContain(next);
});
