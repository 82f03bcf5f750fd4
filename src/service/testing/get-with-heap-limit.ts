import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./limited-process.ts', import.meta.url));

/**
 * Requests paths in sequence from a service with a heap of at most `heapMb` megabytes. Returns the statuses;
 * rejects if the process dies.
 */
export function getWithHeapLimit(paths: readonly string[], heapMb: number): Promise<readonly number[]> {
  const child = fork(PROCESS, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
    // The exit code already reports an exhausted heap.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (statuses: readonly number[]) => resolve(statuses));
    child.once('exit', (code, signal) => reject(new Error(`The service ended with ${signal ?? code}.`)));
    child.send(paths);
  });
}
