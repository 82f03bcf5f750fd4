/**
 * `npm run bench`: prints medians of five with a fixed reference of the same run; never fails on a time. With
 * `-- service` or `-- proxy` it measures one of the two.
 */
import { spawn } from 'node:child_process';
import { SATURDAY } from './environment.ts';
import { measureMs } from './median.ts';
import { printMs } from './print-ms.ts';
import { measureProxy } from './proxy-times.ts';
import { measureReference, type Reference } from './reference.ts';
import { measureService } from './service-times.ts';

const PARTS: Readonly<Record<string, (reference: Reference) => Promise<void>>> = {
  service: measureService,
  proxy: measureProxy,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined) {
  console.error(`Unknown part "${unknown}". Choose from: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const startNode = () =>
  measureMs(() => new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve)));

console.log(`Node ${process.version}, medians of 5, the Saturday ${SATURDAY}\n`);
const reference = await measureReference(startNode);
printMs('reference: node -e 0', reference.startProcess, 'itself', reference.startProcess);
printMs('reference: JSON of 1,000 objects there and back', reference.json, 'itself', reference.json);
printMs('reference: 500 KB over bare node:http', reference.bareHttp, 'itself', reference.bareHttp);
for (const name of names.length > 0 ? names : Object.keys(PARTS)) await PARTS[name]?.(reference);
