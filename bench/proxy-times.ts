import { get } from 'node:http';
import { ENVIRONMENT, PORT, SATURDAY } from './environment.ts';
import { medianOf5 } from './median.ts';
import { APICACHE, EXPRESS, NGINX, VARNISH } from './peers.ts';
import { printMs } from './print-ms.ts';
import { startScript, stopScript } from './program.ts';
import type { Reference } from './reference.ts';
import { pidOf } from './server-process.ts';
import { coldAndWarm, startOnce } from './starts.ts';
import { BARE, BFF, FASTIFY, measureWarmHit, type WarmHit } from './warm-hit.ts';

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
/** Measures and prints the proxy: starts, lists, and warm answers beside other proxies. */
export async function measureProxy(reference: Reference): Promise<void> {
  const start = await medianOf5(() => startOnce('start'));
  const [cold, warm] = await coldAndWarm('start', () => fromBff(DAY, 'br'));
  const { child } = await startScript('start', ENVIRONMENT);
  const bytes: string[] = [];
  for (const relativePath of [DAY, LIVE]) {
    const [raw, brotli] = [await fromBff(relativePath, 'identity'), await fromBff(relativePath, 'br')];
    bytes.push(`bytes: ${relativePath.padEnd(40)} ${raw} raw, ${brotli} brotli`);
  }
  const { full, notModified } = await measureWarmHit(pidOf(child), PORT, `/api/v2.2/${PAST_DAY}`);
  await stopScript(child);
  printMs('start-up of everything (built)', start, 'node -e 0', reference.startProcess);
  printMs('Saturday list, BFF, cold', cold, 'JSON', reference.json);
  printMs('Saturday list, BFF, warm', warm, 'bare node:http', reference.bareHttp);
  printWarmHit(`${full.bytes} bytes of brotli, warm`, full, { [BARE]: 0.9, [EXPRESS]: 6, [APICACHE]: 1.5 });
  printWarmHit('304', notModified, { [BARE]: 0.8 });
  console.log(`\n${bytes.join('\n')}`);
}
