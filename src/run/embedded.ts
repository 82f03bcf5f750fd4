import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ClockSetting, WorldClock } from './clock.ts';

/** What the service's process says to the one that started it. */
export type ServiceMessage =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'clock'; readonly setting: ClockSetting }
  | { readonly kind: 'failed'; readonly message: string };

/** What it is told: the world's clock, once, before it answers anything. */
export interface ServiceOrder {
  readonly kind: 'clock';
  readonly setting: ClockSetting;
}

export interface EmbeddedService {
  readonly address: string;
  readonly process: ChildProcess;
  /** Ends it, and resolves when its port is free again. */
  close(): Promise<void>;
}

/**
 * What the service's process is started with, here and by `npm run service`. A busy day's list is 6 MB of text that is
 * garbage a moment later: with a small nursery and a limit it is swept soon, and half the memory does.
 */
export const SERVICE_FLAGS: readonly string[] = ['--max-old-space-size=512', '--max-semi-space-size=16'];

function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill();
  return ended;
}

/**
 * Starts the embedded data service as a process of its own: the busiest day costs 50 to 100 ms of an event
 * loop, which must not be the BFF's. It ends with us (on `disconnect`). When somebody moves its clock
 * (`SERVICE_CONTROL`), ours follows.
 */
export function startEmbedded(clock: WorldClock): Promise<EmbeddedService> {
  const child = fork(join(import.meta.dirname, 'service.ts'), [], {
    stdio: 'inherit',
    execArgv: [...process.execArgv, ...SERVICE_FLAGS],
  });
  const order: ServiceOrder = { kind: 'clock', setting: clock.setting };
  child.send(order);
  return new Promise((resolve, reject) => {
    child.on('message', (message: ServiceMessage) => {
      if (message.kind === 'ready') {
        resolve({ address: message.address, process: child, close: () => close(child) });
      } else if (message.kind === 'clock') clock.set(message.setting);
      else reject(new Error(message.message));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The data service ended with code ${code}.`)));
  });
}
