import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measureMs, medianOf5 } from './median.ts';

/** Fixed reference measurements of a run. */
export interface Reference {
  /** Start of a process (`node -e 0`), ms. */
  readonly startProcess: number;
  /** JSON.stringify and JSON.parse of 1,000 fixed objects of 60 fields, ms. */
  readonly json: number;
  /** Transfer of a prebuilt 500 KB body over bare node:http on loopback, ms. */
  readonly bareHttp: number;
}

const FIXED = Array.from({ length: 1_000 }, (_, row) =>
  Object.fromEntries(Array.from({ length: 60 }, (_, field) => [`field_${field}`, `${row}-${field}`])),
);

export async function measureReference(startNode: () => Promise<number>): Promise<Reference> {
  const body = Buffer.alloc(500_000, 'x');
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const reference = {
    startProcess: await medianOf5(startNode),
    json: await medianOf5(() => measureMs(async () => JSON.parse(JSON.stringify(FIXED)))),
    bareHttp: await medianOf5(() => measureMs(async () => (await fetch(address)).arrayBuffer())),
  };
  server.close();
  return reference;
}
