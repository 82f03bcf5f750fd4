import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MovableClock } from '#run/clock.ts';
import { outputMatch } from './output-match.ts';

export interface Addresses {
  /** The pages' address, without a slash at its end. */
  readonly address: string;
  /** The embedded data service's address; null in front of another service. */
  readonly serviceAddress: string | null;
  /** The clock of a BFF that does not follow that of its service. */
  readonly clock?: MovableClock;
}

export interface Touchline extends Addresses {
  close(): Promise<void>;
}

/** The line of the log with its address and the service's port. */
const STARTED = /^\{.*"event":"started"\}$/m;

/**
 * Starts Touchline on free ports.
 *
 * @param environment variables besides the defaults of a test
 * @param root the folder of the project to start
 */
export async function startTouchline(
  environment: Readonly<Record<string, string>>,
  root = join(import.meta.dirname, '../..'),
): Promise<Touchline> {
  const child = spawn(process.execPath, ['src/run/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      SERVICE_PORT: '0',
      METRICS_PORT: '0',
      DRAIN: '0',
      USERNAME: 'somebody',
      TOKEN: 'something',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [started] = await outputMatch(child, STARTED);
  const { address, servicePort } = JSON.parse(started) as { address: string; servicePort?: number };
  return {
    address,
    serviceAddress: servicePort === undefined ? null : `http://127.0.0.1:${servicePort}`,
    close: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
