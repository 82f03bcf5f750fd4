import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { listEnvelope, liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { freePort } from '#bff/testing/free-port.ts';
import type { Figure } from '#tools/faults/load/figure.ts';
import { startTouchlineProcess } from '#tools/faults/touchline-process.ts';
import { sendCrowd } from './crowd.ts';
import type { Tabs } from './viewer.ts';

const PROCESSES = 6;
const PERIOD_SECONDS = 5;
const [ARRIVAL_MS, MEASURED_MS] = [5_000, 40_000];
const VIEWERS = [1, 10_000] as const;
const LIVE = '/api/v2.2/livescores/?t=live&include=events';
const hasRedis = () => spawnSync('redis-server', ['--version']).error === undefined;

/** Starts a store without files; null where Redis is not installed. */
async function startStore(): Promise<{ readonly url: string; readonly child: ChildProcess } | null> {
  if (!hasRedis()) return null;
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: 'ignore' });
  await pause(1_000);
  return { url: `redis://127.0.0.1:${port}/0`, child };
}

async function callsAPeriod(processCount: number, viewers: number, storeUrl: string | null): Promise<Figure> {
  let goals = 0;
  const upstream = await startFakeUpstream((_, __, url) => {
    if (!url.pathname.includes('livescores')) return listEnvelope([]);
    goals += 1;
    return liveEnvelope([goals, 0]);
  });
  const processes = Array.from({ length: processCount }, () =>
    startTouchlineProcess({
      UPSTREAM_URL: upstream.url,
      USERNAME: 'somebody',
      TOKEN: 'something-secret',
      LIVE_EVERY: String(PERIOD_SECONDS),
      LOG_LEVEL: 'error',
      ...(storeUrl && { REDIS_URL: storeUrl }),
    }),
  );
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const tabs: Tabs = { live: LIVE, day: LIVE, matches: [LIVE], tables: [LIVE] };
  const crowd = sendCrowd(addresses, tabs, viewers, ARRIVAL_MS, MEASURED_MS);
  await pause(ARRIVAL_MS);
  const callsOf = () => upstream.hits.filter((hit) => hit.includes('livescores')).length;
  const before = callsOf();
  const { errors, requests } = await crowd;
  const periods = MEASURED_MS / 1_000 / PERIOD_SECONDS;
  const value = (callsOf() - before) / periods;
  await Promise.all(processes.map((each) => each.remove()));
  await upstream.close();
  const name = `calls a period: ${processCount} processes, ${viewers} viewers`;
  console.log(`        ${name}: ${requests} requests, ${errors} failed`);
  return { name, value, unit: 'calls', aim: 1.2, reference: null };
}

/** The same key watched by 1 and by 10,000 viewers, on one process and on six that share a store. */
export async function sameKeys(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const store = await startStore();
  for (const viewers of VIEWERS) figures.push(await callsAPeriod(1, viewers, null));
  if (store) for (const viewers of VIEWERS) figures.push(await callsAPeriod(PROCESSES, viewers, store.url));
  else console.log('not run    six processes: redis-server is not installed');
  store?.child.kill('SIGTERM');
  return figures;
}
