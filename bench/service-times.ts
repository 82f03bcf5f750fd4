import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ENVIRONMENT, SATURDAY, SERVICE_PORT } from './environment.ts';
import { measureMs, medianOf5 } from './median.ts';
import { printMs } from './print-ms.ts';
import { startScript, stopScript } from './program.ts';
import type { Reference } from './reference.ts';
import { coldAndWarm, startOnce } from './starts.ts';

const SUNDAY = '2026-11-22';
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

/** Returns the peak memory of the service's process, MB, while the whole list is fetched at every minute of its day. */
async function memoryOfADay(): Promise<number> {
  const { child } = await startScript('service', { ...ENVIRONMENT, SERVICE_CONTROL: 'on' });
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
  const { child, startMs } = await startScript('service', ENVIRONMENT);
  const list = await measureMs(() => fromService('&include=events,stats'));
  await pause(WARM_UP_MS);
  await stopScript(child);
  return [startMs, list];
}

/** Returns the ms for the Saturday's list from the fourth second after a start on. */
async function afterIdle(): Promise<number> {
  const { child } = await startScript('service', ENVIRONMENT);
  await pause(IDLE_MS);
  const list = await measureMs(() => fromService('&include=events,stats'));
  await stopScript(child);
  return list;
}

/** Returns the ms for the Sunday's first list after midnight, asked of a service that has run in the evening. */
async function afterMidnight(): Promise<number> {
  const { child } = await startScript('service', {
    ...ENVIRONMENT,
    SERVICE_NOW: EVENING,
    SERVICE_CONTROL: 'on',
  });
  await pause(WARM_UP_MS);
  await moveClock(Date.parse(SUNDAY) + 600_000);
  const list = await measureMs(() => fromService('&include=events,stats', SUNDAY));
  await stopScript(child);
  return list;
}

/** Measures and prints the embedded service: starts, lists of a day, memory. */
export async function measureService(reference: Reference): Promise<void> {
  const [firstStart, firstList] = await firstOfAll();
  const start = await medianOf5(() => startOnce('service'));
  const [cold, warm] = await coldAndWarm('service', () => fromService(''));
  const [fullCold, fullWarm] = await coldAndWarm('service', () => fromService('&include=events,stats'));
  const fullIdle = await medianOf5(afterIdle);
  const sunday = await afterMidnight();
  const memory = await memoryOfADay();
  const node = ['node -e 0', reference.startProcess] as const;
  const json = ['JSON', reference.json] as const;
  printMs('first start of the data service ever', firstStart, ...node);
  printMs('Saturday list, events and stats, first ever', firstList, ...json);
  printMs('start-up of the data service', start, ...node);
  printMs('Saturday list, service, cold', cold, ...json);
  printMs('Saturday list, service, warm', warm, ...json);
  printMs('Saturday list, events and stats, cold', fullCold, ...json);
  printMs('Saturday list, events and stats, warm', fullWarm, ...json);
  printMs('Saturday list, events and stats, after 4 s', fullIdle, ...json);
  printMs('Sunday list, events and stats, after midnight', sunday, ...json);
  console.log(`service, the Saturday asked for at every minute: at most ${memory.toFixed(0)} MB`);
}
