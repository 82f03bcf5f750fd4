import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server whose CPU time is measured. */
export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  stop(): void;
}

/** Forks a file of this folder that takes its orders as a message and replies with its port. */
export async function forkServer(name: string, file: string, orders: object): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, file));
  child.send(orders);
  const [port] = (await once(child, 'message')) as [number];
  return { name, port, pid: pidOf(child), stop: () => child.disconnect() };
}

export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('A program did not start. Look at the lines above.');
  return pid;
}

/** Returns the ids of a process and of all processes below it (Linux). */
function treeOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(treeOf))];
}

function cpuOfProcess(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, ns) => sum + ns, 0) / 1_000;
}

/** Returns the CPU time of all threads of a server so far, microseconds (Linux). */
export function cpuOf({ pid }: ServerProcess): number {
  return treeOf(pid).reduce((sum, process) => sum + cpuOfProcess(process), 0);
}
