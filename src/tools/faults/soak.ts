/**
 * `npm run soak [-- MINUTES]`: runs the server with full caches (default 30 minutes) and fails if heap and external
 * memory after forced collections grow by more than 1 MB over the last two thirds of the time.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBff } from '#bff/server.ts';
import { createClock, startSetting } from '#run/clock.ts';
import type { WorldReport } from './load/soak-world.ts';

const MAX_GROWTH_MB = 1;
const SAMPLES_A_MINUTE = 2;
const MB = 1024 * 1024;

const minutes = Number(process.argv[2] ?? 30);
const collect = globalThis.gc;
if (!(minutes > 0) || !collect) {
  console.error('The minutes are missing. Run npm run soak -- 30.');
  process.exit(1);
}

/** Returns the growth of a fitted line over all values. */
function growthOf(values: readonly number[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const [x, y] = [(values.length - 1) / 2, mean(values)];
  const covariance = mean(values.map((value, index) => (index - x) * (value - y)));
  const variance = mean(values.map((_, index) => (index - x) ** 2));
  return (covariance / variance) * (values.length - 1);
}

const world = new Worker(new URL('./load/soak-world.ts', import.meta.url));
const [url] = (await once(world, 'message')) as [string];
const bff = await createBff({
  upstream: { url, user: 'somebody', token: 'something-secret', mode: 'embedded', picturesUrl: url },
  clock: createClock(startSetting(null, 1)),
  host: '127.0.0.1',
  port: 0,
  webRoot: null,
  pages: [],
});
world.postMessage(bff.metricsAddress);
console.log('Filling the caches …');
await once(world, 'message');
let report: WorldReport = { requests: 0, errors: 0 };
world.on('message', (next: WorldReport) => {
  report = next;
});

const samples: number[] = [];
console.log('minute  heap MB  external MB  both MB   RSS MB  requests  errors');
for (let sample = 0; sample <= minutes * SAMPLES_A_MINUTE; sample += 1) {
  collect();
  await pause(100);
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  samples.push((heapUsed + external) / MB);
  const figures = [heapUsed / MB, external / MB, (heapUsed + external) / MB, rss / MB];
  const row = [sample / SAMPLES_A_MINUTE, ...figures].map((figure) => figure.toFixed(2));
  console.log([...row, report.requests, report.errors].map((each) => String(each).padStart(8)).join(' '));
  await pause(60_000 / SAMPLES_A_MINUTE);
}
await world.terminate();
await bff.close();

const growth = growthOf(samples.slice(Math.ceil(samples.length / 3)));
const isMet = growth < MAX_GROWTH_MB && report.errors === 0;
console.log(`Growth over the last two thirds: ${growth.toFixed(2)} MB (aim: less than ${MAX_GROWTH_MB}).`);
process.exit(isMet ? 0 : 1);
