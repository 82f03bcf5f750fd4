import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Program {
  readonly child: ChildProcess;
  /** How long it took until its first line, ms. */
  readonly took: number;
}

/** Starts a program of ours and waits until it prints its first line. */
export async function start(script: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}`)));
  });
  return { child, took: performance.now() - began };
}

export const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
