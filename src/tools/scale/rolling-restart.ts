import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#bff/testing/free-port.ts';
import type { Figure } from '#tools/faults/load/figure.ts';
import { sendTraffic } from '#tools/faults/load/traffic.ts';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import { startTouchlineProcess, type TouchlineProcess } from '#tools/faults/touchline-process.ts';
import { hasNginx, startFleetProxy } from './fleet-proxy.ts';

const PER_SECOND = 200;
/** Longer than three restarts take on a busy machine. */
const SECONDS = 75;
const SETTLE_MS = 1_000;

const start = (port: number) =>
  startTouchlineProcess({ PORT: String(port), DRAIN: '2', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' });

async function untilReady(touchline: TouchlineProcess): Promise<void> {
  const address = await touchline.address;
  while (!(await fetch(`${address}/readyz`).catch(() => null))?.ok) await pause(100);
}

/** Restarts three processes behind nginx in turn, each when the one before is ready, under traffic that nginx does not store. */
export async function rollingRestart(): Promise<readonly Figure[]> {
  if (!hasNginx()) {
    console.log('not run    nginx is not installed');
    return [];
  }
  const ports = [await freePort(), await freePort(), await freePort()];
  const processes: TouchlineProcess[] = ports.map(start);
  await Promise.all(processes.map(untilReady));
  const proxy = await startFleetProxy(ports);
  const traffic = sendTraffic({ url: `${proxy.address}/healthz`, perSecond: PER_SECOND, seconds: SECONDS });
  const answers = sendTraffic({ url: proxy.address + LIVE_PATH, perSecond: PER_SECOND, seconds: SECONDS });
  const startedAt = performance.now();
  let slowestExitMs = 0;
  for (const [index, port] of ports.entries()) {
    await pause(SETTLE_MS);
    const old = processes[index] as TouchlineProcess;
    const stoppedAt = performance.now();
    old.child.kill('SIGTERM');
    await old.exit;
    slowestExitMs = Math.max(slowestExitMs, performance.now() - stoppedAt);
    await old.remove();
    const next = start(port);
    processes[index] = next;
    await untilReady(next);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const { requests, errors, p99Ms } = await traffic;
  const cached = await answers;
  await proxy.close();
  await Promise.all(processes.map((each) => each.remove()));
  console.log(
    `        all three restarted in ${seconds.toFixed(1)} s, the slowest end ${(slowestExitMs / 1_000).toFixed(1)} s`,
  );
  console.log(`        p99 meanwhile ${p99Ms.toFixed(0)} ms`);
  const figure = { unit: 'requests', aim: 0, reference: null };
  return [
    { ...figure, name: `failed of ${requests} requests that nginx passes on`, value: errors },
    { ...figure, name: `failed of ${cached.requests} for the live list`, value: cached.errors },
    {
      name: 'restarts under that traffic',
      value: seconds < SECONDS ? 3 : 0,
      unit: '',
      aim: 3,
      isMinimum: true,
      reference: null,
    },
  ];
}
