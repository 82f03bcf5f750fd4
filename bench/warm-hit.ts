import { Agent, get, type IncomingMessage } from 'node:http';
import type { BareAnswer } from './bare-server.ts';
import { median } from './median.ts';
import { startPeers } from './peers.ts';
import { cpuOf, forkServer, type ServerProcess } from './server-process.ts';

const CONNECTIONS = 16;
const REQUESTS = 500;
const ROUNDS = 41;
/** Rounds that are not counted: V8 needs some 15,000 requests until the code of the largest program is optimized. */
const WARM_UP_ROUNDS = 40;
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

async function cpuPerRequest(server: ServerProcess, path: string, headers: Headers): Promise<number> {
  const before = cpuOf(server);
  let remaining = REQUESTS;
  const poll = async () => {
    while (remaining-- > 0) await request(server.port, path, headers);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, poll));
  return (cpuOf(server) - before) / REQUESTS;
}

/** CPU time of one answer by each server, microseconds per request; without those that do not give it. */
export interface WarmHit {
  readonly cpu: Readonly<Record<string, number>>;
  /** Bytes of the body on the wire. */
  readonly bytes: number;
}

export const BFF = 'Touchline';
export const BARE = 'bare node:http';
export const FASTIFY = 'Fastify with an empty handler';

/**
 * Requests one fresh answer repeatedly, in turn from the BFF, from bare node:http and Fastify with the same headers and bytes,
 * and from other proxies before that.
 *
 * @param pid of the BFF
 */
export async function measureWarmHit(pid: number, port: number, path: string) {
  const brotli = { 'accept-encoding': 'br' };
  const [{ headers: responseHeaders }, body] = await request(port, path, brotli);
  const headers = Object.fromEntries(
    Object.entries(responseHeaders).filter(([name]) => !OWN_HEADERS.has(name)),
  );
  const answer: BareAnswer = { headers, body: body.toString('base64') };
  const bare = await forkServer(BARE, 'bare-server.ts', answer);
  const floor = await forkServer(FASTIFY, 'fastify-server.ts', answer);
  const bff: ServerProcess = { name: BFF, port, pid, stop: () => {} };
  const peers = await startPeers(bare.port);
  const servers = [bare, floor, bff, ...peers];

  async function measure(extra: Headers, status: number, bytes: number): Promise<WarmHit> {
    const requestHeaders = { ...brotli, ...extra };
    const measured: ServerProcess[] = [];
    for (const server of servers) {
      const [response, received] = await request(server.port, path, requestHeaders);
      if (response.statusCode === status && received.length === bytes) measured.push(server);
    }
    const times = new Map<ServerProcess, number[]>(measured.map((server) => [server, []]));
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1)
      for (const [server, ofServer] of times) {
        const microseconds = await cpuPerRequest(server, path, requestHeaders);
        if (round >= WARM_UP_ROUNDS) ofServer.push(microseconds);
      }
    const cpu = Object.fromEntries([...times].map(([{ name }, ofServer]) => [name, median(ofServer)]));
    return { cpu, bytes };
  }

  const full = await measure({}, 200, body.length);
  const notModified = await measure({ 'if-none-match': String(responseHeaders['etag']) }, 304, 0);
  agent.destroy();
  for (const { stop } of [...peers, floor, bare]) stop();
  return { full, notModified };
}
