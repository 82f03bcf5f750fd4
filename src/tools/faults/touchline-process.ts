import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from '#run/testing/program.ts';
import { START_FLAGS } from '#run/v8-flags.ts';

export interface TouchlineProcess {
  readonly child: ChildProcess;
  /** Output so far, of both streams. */
  readonly output: string;
  /** Resolves with the address when it serves; rejects if it exits before. */
  readonly address: Promise<string>;
  /** Resolves with the exit code, or null after a signal. */
  readonly exit: Promise<number | null>;
  /** Kills it if it still runs, and removes its files. */
  remove(): Promise<void>;
}

/**
 * Starts the whole program as a process, on free ports and in a new folder unless `environment` sets them.
 *
 * @param program default: without pages
 */
export function startTouchlineProcess(
  environment: Readonly<Record<string, string>> = {},
  program = PROGRAM,
): TouchlineProcess {
  const stateDir = mkdtempSync(join(tmpdir(), 'touchline-state-'));
  const child = spawn(process.execPath, [...START_FLAGS, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SERVICE_PORT: '0',
      METRICS_PORT: '0',
      STATE_DIR: stateDir,
      ...environment,
    },
  });
  const state = { output: '' };
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      state.output += String(chunk);
      const addressMatch = /"address":"(http:\/\/[\w.:]+)"/.exec(state.output)?.[1];
      if (addressMatch) resolve(addressMatch);
    });
  }
  const exit = once(child, 'close').then(([code]) => {
    reject(new Error(`Touchline ended with code ${code}: ${state.output}`));
    return code as number | null;
  });
  address.catch(() => {}); // tests that only wait for the exit ignore the address
  return Object.assign(state, {
    child,
    address,
    exit,
    remove: async () => {
      child.kill('SIGKILL');
      await exit;
      rmSync(stateDir, { recursive: true, force: true });
    },
  });
}
