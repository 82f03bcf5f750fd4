/**
 * Thread with everything outside Touchline: a data service with running matches, and clients. Sends the service's
 * address, receives Touchline's, fills its caches, posts 'filled', and then sends steady traffic and counts.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { liveEnvelope, startFakeUpstream } from '#bff/testing/fake-upstream.ts';
import { createDice } from '#contract/testing/dice.ts';
import { COUNTRIES_PATH, LIVE_PATH } from '#tools/faults/paths.ts';
import { noisyRecord } from './noise.ts';

export interface WorldReport {
  readonly requests: number;
  readonly errors: number;
}

/** More than the capacity of any cache. */
const FILLING_IDS = 12_000;
const RECORD_BYTES = 20_000;
const CLIENTS = 8;
const PER_SECOND = 50;
const TICK_MS = 100;

const port = parentPort;
if (!port) throw new Error('This is a thread of soak.ts.');
const dice = createDice(30);
const counts = { requests: 0, errors: 0 };
const agent = new Agent({ connections: 20 });
let goals = 0;

const upstream = await startFakeUpstream((_, response, url) => {
  upstream.hits.length = 0;
  if (dice.oneIn(50)) return void response.writeHead(503).end();
  const id = Number(url.searchParams.get('id'));
  if (id > 0) return { data: noisyRecord(id, RECORD_BYTES), meta: {} };
  if (url.pathname.includes('countries')) return { data: [noisyRecord(1, 50)], meta: {} };
  goals += 1;
  return liveEnvelope([goals % 10, 0]);
});
port.postMessage(upstream.url);
const [address] = (await once(port, 'message')) as [string];

async function get(path: string, expected: readonly number[]): Promise<void> {
  counts.requests += 1;
  try {
    const { statusCode, body } = await request(address + path, { dispatcher: agent });
    await body.dump();
    if (!expected.includes(statusCode)) counts.errors += 1;
  } catch {
    counts.errors += 1;
  }
}

const record = (id: number) => get(`/api/v2.2/countries/?t=info&id=${id}`, [200, 503]);
let next = 1;
async function fill(): Promise<void> {
  while (next <= FILLING_IDS) {
    const id = next++;
    await record(id);
    await get(`/img/teams/${id}`, [200, 404]);
    await get(`/api/v2.2/countries/?t=list&id=${id}`, [400]);
  }
}
await Promise.all(Array.from({ length: CLIENTS }, fill));
port.postMessage('filled');

setInterval(() => port.postMessage({ ...counts } satisfies WorldReport), 1_000);
for (;;) {
  for (let sent = 0; sent < (PER_SECOND * TICK_MS) / 1_000; sent += 1) {
    const kind = dice.below(10);
    if (kind < 6) void get(LIVE_PATH, [200, 503]);
    else if (kind < 7) void get(COUNTRIES_PATH, [200, 503]);
    else if (kind < 9) void record(next++);
    else void get(`/api/v2.2/nothing/?t=${dice.below(1e9)}`, [404]);
  }
  await pause(TICK_MS);
}
