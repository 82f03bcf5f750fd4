import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Touchline {
  /** Where its pages are. */
  readonly address: string;
  close(): Promise<void>;
}

/** Touchline started anew, with something else in its environment. */
export async function startTouchline(environment: Readonly<Record<string, string>>): Promise<Touchline> {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['src/run/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      METRICS_PORT: '0',
      DRAIN: '0',
      USERNAME: 'somebody',
      TOKEN: 'something',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += String(part);
    const address = /http:\/\/\S+?(?=[,\s])/.exec(said)?.[0];
    if (address) {
      return {
        address,
        close: async () => {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
  }
  throw new Error(`Touchline ended before it was there: ${said}`);
}
