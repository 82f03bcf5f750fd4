import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TestContext, vi } from 'vitest';

/** Path of the program that `spawnProgram` runs. */
export const PROGRAM = fileURLToPath(new URL('./start-without-pages.ts', import.meta.url));

/** One line of the log, parsed. */
export type LogEvent = Readonly<Record<string, unknown>> & { readonly event: string };

/** Returns NODE_OPTIONS that make every Node process run `code` on SIGUSR2. */
export function onSignal(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2",()=>{${code}})`)}`;
}

/** Whether a process is running; zombies do not count. */
export function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}

/** Occupies a free port until the test ends. */
export async function occupyPort({ onTestFinished }: TestContext): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

type Variables = Readonly<Record<string, string>>;

/** Starts Touchline without pages as a process in its own group. */
export function spawnProgram(environment: Variables = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-program-'));
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH, PORT: '0', SERVICE_PORT: '0', METRICS_PORT: '0', STATE_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid as number;
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }) as const);

  const events = (): LogEvent[] =>
    written.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));

  /** Waits for the event of this name after the first `skip` ones. */
  const event = (name: string, skip = 0): Promise<LogEvent> =>
    vi.waitFor(
      () => {
        const matchingEvent = events().filter((each) => each.event === name)[skip];
        if (!matchingEvent) throw new Error(`No event "${name}" in:\n${written.stdout}${written.stderr}`);
        return matchingEvent;
      },
      { timeout: 30_000, interval: 20 },
    );

  return {
    pid,
    child,
    ended,
    event,
    /** Output so far. */
    written,
    /** Waits until it prints its address. */
    address: () =>
      vi.waitFor(
        () => {
          const [address] = /http:\/\/[\d.]+:\d+/.exec(written.stdout) ?? [];
          if (address === undefined) throw new Error(`No address in:\n${written.stdout}${written.stderr}`);
          return address;
        },
        { timeout: 30_000, interval: 20 },
      ),
    async kill(): Promise<void> {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // The group has exited already.
      }
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts Touchline without pages as a process in its own group; killed after the test. */
export function startProgram({ onTestFinished }: TestContext, environment: Variables = {}) {
  const program = spawnProgram(environment);
  onTestFinished(program.kill);
  return program;
}
