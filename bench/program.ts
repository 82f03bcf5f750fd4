import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Program {
  readonly child: ChildProcess;
  /** Time until its first line of output. */
  readonly startMs: number;
}

/** Returns the flags and file of an npm script. */
function argumentsOf(name: 'start' | 'service'): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return scripts[name]?.split(' ').slice(1) ?? [];
}

/** Starts the program of an npm script and waits for its first line of output. */
export async function startScript(
  name: 'start' | 'service',
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, argumentsOf(name), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', (code) => reject(new Error(`npm run ${name} ended with code ${code}`)));
  });
  return { child, startMs: performance.now() - startedAt };
}

export const stopScript = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
