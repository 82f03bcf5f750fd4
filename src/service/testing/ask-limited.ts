import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./limited-process.ts', import.meta.url));

/**
 * Asks for paths, one after the other, in a service whose heap has at most `heapMb` megabytes. Returns the statuses;
 * rejects if the process does not survive.
 */
export function askLimited(paths: readonly string[], heapMb: number): Promise<readonly number[]> {
  const child = fork(PROCESS, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'],
    // The exit code already says that the heap is full.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (statuses: readonly number[]) => resolve(statuses));
    child.once('exit', (code, signal) => reject(new Error(`The service ended with ${signal ?? code}.`)));
    child.send(paths);
  });
}
