import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Figure } from '#tools/faults/load/figure.ts';
import { MB, memoryOf } from '#tools/faults/load/system.ts';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import type { Target } from './attackers.ts';
import { hasNginx, startFleetProxy } from './fleet-proxy.ts';

const READERS = 50;
const SECONDS = 60;
const POLL_MS = 1_000;
/** Longer than a server waits for a socket that does not read. */
const SETTLE_MS = 25_000;
const DAY_PATH = '/api/v2.2/fixtures/?t=schedule&d=2026-11-21';
const PATHS = [LIVE_PATH, DAY_PATH, '/img/teams/7', '/healthz'];

interface Readings {
  readonly requests: number;
  readonly refusals: number;
  readonly failures: number;
  readonly p99Ms: number;
}

/** Has readers, each at an address of its own, request what pages do once a second. */
async function read({ proxy }: Target, seconds: number): Promise<Readings> {
  const latencies: number[] = [];
  const outcomes = new Map<string, number>();
  let [refusals, failures] = [0, 0];
  const endsAt = performance.now() + seconds * 1_000;

  async function readAs(reader: number): Promise<void> {
    const dispatcher = new Agent({ connections: 6, connect: { localAddress: `127.0.2.${reader}` } });
    await pause((reader / READERS) * POLL_MS);
    for (let poll = reader; performance.now() < endsAt; poll += 1) {
      const startedAt = performance.now();
      const path = PATHS[poll % PATHS.length] as string;
      const outcome = await request(proxy + path, { dispatcher }).then(
        async ({ statusCode, body }) =>
          `${statusCode} ${(await body.text()).slice(0, statusCode < 400 ? 0 : 90)}`,
        (error: NodeJS.ErrnoException) => `no answer: ${error.code}`,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome.startsWith('429')) refusals += 1;
      else if (!outcome.startsWith('200')) failures += 1;
      const ms = performance.now() - startedAt;
      latencies.push(ms);
      await pause(Math.max(0, POLL_MS - ms));
    }
    await dispatcher.destroy();
  }

  await Promise.all(Array.from({ length: READERS }, (_, index) => readAs(index + 1)));
  for (const [outcome, count] of outcomes) console.log(`        ${String(count).padStart(6)} × ${outcome}`);
  latencies.sort((a, b) => a - b);
  const p99Ms = latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
  return { requests: latencies.length, refusals, failures, p99Ms };
}

/** Readers beside clients that attack, with nginx before Touchline, and the same readers alone. */
export async function hostile(): Promise<readonly Figure[]> {
  if (!hasNginx()) {
    console.log('not run    nginx is not installed');
    return [];
  }
  const touchline = startTouchlineProcess({
    TRUST_PROXY: '127.0.0.1',
    SERVICE_NOW: '2026-11-21T15:20:00Z',
    LOG_LEVEL: 'warn',
  });
  const address = await touchline.address;
  const nginx = await startFleetProxy([Number(new URL(address).port)], 'nginx.conf');
  const target: Target = { address, proxy: nginx.address };
  await read(target, 5);
  const alone = await read(target, SECONDS);
  const attackers = fork(join(import.meta.dirname, 'attack.ts'));
  attackers.send(target);
  const { requests, refusals, failures, p99Ms } = await read(target, SECONDS);
  attackers.disconnect();
  await pause(SETTLE_MS);
  const { rss, peak } = memoryOf(touchline.child.pid);
  const events = touchline.output.split('\n').filter((line) => line.includes('"refused"'));
  for (const line of events.slice(0, 10)) console.log(`        ${line}`);
  await nginx.close();
  await touchline.remove();
  console.log(`        p99 of readers: ${p99Ms.toFixed(0)} ms, alone ${alone.p99Ms.toFixed(0)} ms`);
  const figure = { unit: 'requests', aim: 0 };
  return [
    {
      ...figure,
      name: `refused of ${requests} requests of ${READERS} readers`,
      value: refusals,
      reference: { name: 'alone', value: alone.refusals },
    },
    {
      ...figure,
      name: 'answered with 5xx',
      value: failures,
      reference: { name: 'alone', value: alone.failures },
    },
    {
      name: 'memory afterwards',
      value: rss / MB,
      unit: 'MB',
      aim: 350,
      reference: { name: 'peak', value: peak / MB },
    },
  ];
}
