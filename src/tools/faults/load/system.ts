import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const KB = 1024;
export const MB = 1024 * 1024;
const TICKS_PER_SECOND = 100;

/** Returns the CPU time of a process, seconds (Linux). */
export function cpuSecondsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Returns present and peak memory of a process, bytes (Linux). */
export function memoryOf(pid: number | undefined): { readonly rss: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * KB;
  return { rss: bytes('VmRSS'), peak: bytes('VmHWM') };
}

/** Returns the ids of a process's children (Linux). */
export function childrenOf(pid: number | undefined): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

/** Counts the open connections of a server at an IPv4 address (Linux). */
export function countConnections(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  const establishedPattern = new RegExp(`^ *\\d+: [0-9A-F]{8}:${port} \\S+ 01 `, 'gm');
  return readFileSync('/proc/net/tcp', 'utf8').match(establishedPattern)?.length ?? 0;
}

export interface ReferenceServer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts a bare node:http server as a process that always sends the same bytes, as a reference. */
export async function startReferenceServer(bytes: number): Promise<ReferenceServer> {
  const source = `const body = Buffer.alloc(${bytes}, 'x');
    const server = require('node:http').createServer((request, response) =>
      response.setHeader('content-type', 'application/json').end(body));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${Number(String(line))}/`, child };
}
