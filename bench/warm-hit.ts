import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { BareAnswer } from './bare-server.ts';
import { median } from './median.ts';

const CONNECTIONS = 16;
const REQUESTS = 500;
const ROUNDS = 61;
/** Rounds that are not counted, until both programs are warm. */
const WARM_UP_ROUNDS = 10;
/** Headers that node:http writes itself. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

type Headers = Readonly<Record<string, string>>;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function request(port: number, path: string, headers: Headers): Promise<readonly [IncomingMessage, Buffer]> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve([response, Buffer.concat(chunks)]));
    }).on('error', reject);
  });
}

/** Returns the CPU time of all threads of a process so far, microseconds (Linux). */
function cpuOf({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, ns) => sum + ns, 0) / 1_000;
}

async function cpuPerRequest(server: ChildProcess, port: number, path: string, headers: Headers) {
  const before = cpuOf(server);
  let remaining = REQUESTS;
  const poll = async () => {
    while (remaining-- > 0) await request(port, path, headers);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, poll));
  return (cpuOf(server) - before) / REQUESTS;
}

async function startBare(headers: OutgoingHttpHeaders, body: Buffer): Promise<[ChildProcess, number]> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'));
  child.send({ headers, body: body.toString('base64') } satisfies BareAnswer);
  const [port] = (await once(child, 'message')) as [number];
  return [child, port];
}

/** CPU time of a warm answer, microseconds per request, of bare node:http and of the BFF. */
export interface WarmHit {
  readonly bare: number;
  readonly bff: number;
  /** Bytes of the body on the wire. */
  readonly bytes: number;
}

/** Requests one fresh answer repeatedly, in turn from the BFF and from bare node:http with the same headers and bytes. */
export async function measureWarmHit(bff: ChildProcess, port: number, path: string) {
  const brotli = { 'accept-encoding': 'br' };
  const [{ headers: responseHeaders }, body] = await request(port, path, brotli);
  const headers = Object.fromEntries(
    Object.entries(responseHeaders).filter(([name]) => !OWN_HEADERS.has(name)),
  );
  const [bare, barePort] = await startBare(headers, body);
  const measure = async (extra: Headers, bytes: number): Promise<WarmHit> => {
    const times = { bare: [] as number[], bff: [] as number[] };
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      const now = {
        bare: await cpuPerRequest(bare, barePort, path, { ...brotli, ...extra }),
        bff: await cpuPerRequest(bff, port, path, { ...brotli, ...extra }),
      };
      if (round < WARM_UP_ROUNDS) continue;
      times.bare.push(now.bare);
      times.bff.push(now.bff);
    }
    return { bare: median(times.bare), bff: median(times.bff), bytes };
  };
  const full = await measure({}, body.length);
  const notModified = await measure({ 'if-none-match': String(responseHeaders['etag']) }, 0);
  bare.disconnect();
  agent.destroy();
  return { full, notModified };
}
