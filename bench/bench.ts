/** `npm run bench`: prints medians of five with a fixed reference of the same run; never fails on a time. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { measureMs, median, medianOf5 } from './median.ts';
import { APICACHE, EXPRESS, NGINX, VARNISH } from './peers.ts';
import { startScript, stopScript } from './program.ts';
import { measureReference } from './reference.ts';
import { pidOf } from './server-process.ts';
import { BARE, BFF, FASTIFY, measureWarmHit, type WarmHit } from './warm-hit.ts';

const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const PORT = 4391;
const SERVICE_PORT = 4392;
/** Compiled code and the history of the world, which the first start writes. */
const cacheFolder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
const env = {
  NODE_COMPILE_CACHE: cacheFolder,
  PORT: String(PORT),
  SERVICE_PORT: String(SERVICE_PORT),
  METRICS_PORT: '4393',
  DRAIN: '0',
  SERVICE_SEED: '1',
  SERVICE_NOW: `${SATURDAY}T16:00:00Z`,
};

async function startOnce(program: 'start' | 'service'): Promise<number> {
  const { child, startMs } = await startScript(program, env);
  await stopScript(child);
  return startMs;
}

const startNode = () =>
  measureMs(() => new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve)));

const SERVICE = `http://127.0.0.1:${SERVICE_PORT}`;

/** Sets the service's clock to an instant, epoch ms. */
async function moveClock(now: number): Promise<void> {
  await fetch(`${SERVICE}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
}

/** Fetches all pages of a day's list from the service in turn, without parsing them. */
async function fromService(include: string, day = SATURDAY): Promise<void> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `t=schedule&d=${day}${include}&page=${page}&user=demo&token=demo`;
    const body = await (await fetch(`${SERVICE}/v2.2/fixtures/?${query}`)).arrayBuffer();
    const end = new TextDecoder().decode(body.slice(-200));
    pages = Number(/"pages":(\d+)/.exec(end)?.[1]);
  }
}

const DAY = `fixtures/?t=schedule&d=${SATURDAY}`;
/** A list of 24 KB compressed, which stays fresh while it is measured. */
const PAST_DAY = 'fixtures/?t=schedule&d=2026-11-18';
const LIVE = 'livescores/?t=live&include=events';

/** Returns the bytes of an answer of the BFF on the wire, which fetch would inflate. */
function fromBff(relativePath: string, encoding: string): Promise<number> {
  const path = `/api/v2.2/${relativePath}`;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: PORT, path, headers: { 'accept-encoding': encoding } };
    get(options, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function coldAndWarm(
  program: 'start' | 'service',
  request: () => Promise<unknown>,
): Promise<[cold: number, warm: number]> {
  const warm: number[] = [];
  const cold = await medianOf5(async () => {
    const { child } = await startScript(program, env);
    const first = await measureMs(request);
    warm.push(await medianOf5(() => measureMs(request)));
    await stopScript(child);
    return first;
  });
  return [cold, median(warm)];
}

/** Returns the peak memory of the service's process, MB, while the whole list is fetched at every minute of its day. */
async function memoryOfADay(): Promise<number> {
  const { child } = await startScript('service', { ...env, SERVICE_CONTROL: 'on' });
  let maxMegabytes = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    await moveClock(Date.parse(SATURDAY) + minute * 60_000);
    await fromService('&include=events,stats');
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
    maxMegabytes = Math.max(maxMegabytes, Number(kilobytes) / 1024);
  }
  await stopScript(child);
  return maxMegabytes;
}

/** Time for which a service that has just started is idle before it is measured. */
const IDLE_MS = 4_000;
const EVENING = `${SATURDAY}T21:30:00Z`;
/** Time in which a service that has just started for the first time has computed its day and written the history. */
const WARM_UP_MS = 20_000;

/** Returns the ms for the first start of all and for its first list, and leaves the service running for a while. */
async function firstOfAll(): Promise<readonly [start: number, list: number]> {
  const { child, startMs } = await startScript('service', env);
  const list = await measureMs(() => fromService('&include=events,stats'));
  await pause(WARM_UP_MS);
  await stopScript(child);
  return [startMs, list];
}

/** Returns the ms for the Saturday's list from the fourth second after a start on. */
async function afterIdle(): Promise<number> {
  const { child } = await startScript('service', env);
  await pause(IDLE_MS);
  const list = await measureMs(() => fromService('&include=events,stats'));
  await stopScript(child);
  return list;
}

/** Returns the ms for the Sunday's first list after midnight, asked of a service that has run in the evening. */
async function afterMidnight(): Promise<number> {
  const { child } = await startScript('service', { ...env, SERVICE_NOW: EVENING, SERVICE_CONTROL: 'on' });
  await pause(WARM_UP_MS);
  await moveClock(Date.parse(SUNDAY) + 600_000);
  const list = await measureMs(() => fromService('&include=events,stats', SUNDAY));
  await stopScript(child);
  return list;
}

const reference = await measureReference(startNode);
const [firstStart, firstList] = await firstOfAll();
const startService = await medianOf5(() => startOnce('service'));
const startAll = await medianOf5(() => startOnce('start'));
const [serviceCold, serviceWarm] = await coldAndWarm('service', () => fromService(''));
const [fullCold, fullWarm] = await coldAndWarm('service', () => fromService('&include=events,stats'));
const fullIdle = await medianOf5(afterIdle);
const sunday = await afterMidnight();
const memory = await memoryOfADay();
const [bffCold, bffWarm] = await coldAndWarm('start', () => fromBff(DAY, 'br'));
const { child } = await startScript('start', env);
const bytes: string[] = [];
for (const relativePath of [DAY, LIVE]) {
  const [raw, brotli] = [await fromBff(relativePath, 'identity'), await fromBff(relativePath, 'br')];
  bytes.push(`bytes: ${relativePath.padEnd(40)} ${raw} raw, ${brotli} brotli`);
}
const { full, notModified } = await measureWarmHit(pidOf(child), PORT, `/api/v2.2/${PAST_DAY}`);
await stopScript(child);

const row = (label: string, ms: number, unit: string, per: number) =>
  console.log(
    `${label.padEnd(46)} ${ms.toFixed(1).padStart(8)} ms   ${(ms / per).toFixed(2).padStart(6)} x ${unit}`,
  );

console.log(`Node ${process.version}, medians of 5, the Saturday ${SATURDAY}\n`);
row('reference: node -e 0', reference.startProcess, 'itself', reference.startProcess);
row('reference: JSON of 1,000 objects there and back', reference.json, 'itself', reference.json);
row('reference: 500 KB over bare node:http', reference.bareHttp, 'itself', reference.bareHttp);
row('first start of the data service ever', firstStart, 'node -e 0', reference.startProcess);
row('Saturday list, events and stats, first ever', firstList, 'JSON', reference.json);
row('start-up of the data service', startService, 'node -e 0', reference.startProcess);
row('start-up of everything (built)', startAll, 'node -e 0', reference.startProcess);
row('Saturday list, service, cold', serviceCold, 'JSON', reference.json);
row('Saturday list, service, warm', serviceWarm, 'JSON', reference.json);
row('Saturday list, events and stats, cold', fullCold, 'JSON', reference.json);
row('Saturday list, events and stats, warm', fullWarm, 'JSON', reference.json);
row('Saturday list, events and stats, after 4 s', fullIdle, 'JSON', reference.json);
row('Sunday list, events and stats, after midnight', sunday, 'JSON', reference.json);
row('Saturday list, BFF, cold', bffCold, 'JSON', reference.json);
row('Saturday list, BFF, warm', bffWarm, 'bare node:http', reference.bareHttp);
/** Prints the CPU time of every server, and how many answers Touchline gives in the time of one of its own. */
function printWarmHit(title: string, { cpu }: WarmHit, aims: Readonly<Record<string, number>>): void {
  console.log(`\nCPU a request, ${title}`);
  const own = cpu[BFF] ?? Number.NaN;
  for (const name of [BFF, BARE, FASTIFY, EXPRESS, APICACHE, NGINX, VARNISH]) {
    const microseconds = cpu[name];
    const aim = aims[name];
    if (microseconds === undefined) {
      console.log(`${name.padEnd(46)} not measured: not installed, or it answers otherwise`);
      continue;
    }
    const ratio = microseconds / own;
    const verdict = aim === undefined ? '' : ` (aim: at least ${aim}, ${ratio >= aim ? 'met' : 'MISSED'})`;
    const times = name === BFF ? '' : `   Touchline: ${ratio.toFixed(2).padStart(6)} x${verdict}`;
    console.log(`${name.padEnd(46)} ${microseconds.toFixed(1).padStart(8)} us${times}`);
  }
}
printWarmHit(`${full.bytes} bytes of brotli, warm`, full, { [BARE]: 0.9, [EXPRESS]: 6, [APICACHE]: 1.5 });
printWarmHit('304', notModified, { [BARE]: 0.8 });
console.log(`\nservice, the Saturday asked for at every minute: at most ${memory.toFixed(0)} MB`);
console.log(bytes.join('\n'));
rmSync(cacheFolder, { recursive: true });
