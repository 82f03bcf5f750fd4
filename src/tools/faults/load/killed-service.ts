import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH } from '#tools/faults/paths.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import type { Figure } from './figure.ts';
import { childrenOf } from './system.ts';
import { sendTraffic } from './traffic.ts';

const SECONDS = 30;
const KILL_AFTER_MS = 10_000;

/** Kills the embedded data service while the live list is polled 100 times per second. */
export async function killedService(): Promise<readonly Figure[]> {
  const touchline = startTouchlineProcess({ LOG_LEVEL: 'error' });
  const address = await touchline.address;
  await fetch(address + LIVE_PATH);
  let killedAt = Number.POSITIVE_INFINITY;
  let freshAfterMs = Number.POSITIVE_INFINITY;
  const traffic = sendTraffic({
    url: address + LIVE_PATH,
    perSecond: 100,
    seconds: SECONDS,
    onAnswer: ({ status, age }) => {
      const sinceKillMs = performance.now() - killedAt;
      // `Age` is rounded down, so an answer of this age was certainly requested after the kill.
      if (status === 200 && sinceKillMs > (age + 1) * 1_000)
        freshAfterMs = Math.min(freshAfterMs, sinceKillMs);
    },
  });
  await pause(KILL_AFTER_MS);
  for (const pid of childrenOf(touchline.child.pid)) process.kill(pid, 'SIGKILL');
  killedAt = performance.now();
  const { errors, requests, p99Ms } = await traffic;
  await touchline.remove();
  return [
    {
      name: `failed of ${requests} requests around a kill of the data service`,
      value: errors,
      unit: 'requests',
      aim: 0,
      reference: null,
    },
    // Includes one second for the rounding of `Age`.
    {
      name: 'until an answer from after the kill',
      value: freshAfterMs / 1_000,
      unit: 's',
      aim: 6,
      reference: null,
    },
    { name: 'p99 around the kill', value: p99Ms, unit: 'ms', aim: 1_500, reference: null },
  ];
}
