import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClockSetting, MovableClock } from './clock.ts';
import type { Crash } from './crash.ts';
import { SERVICE_FLAGS } from './v8-flags.ts';

/** A message from the service's process to its parent. */
export type ServiceMessage =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'clock'; readonly setting: ClockSetting }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'crashed'; readonly crash: Crash };

/** Message to the service's process: the clock of the world, sent once before it serves. */
export interface ServiceOrder {
  readonly kind: 'clock';
  readonly setting: ClockSetting;
}

/** Why a process ended: exit code or signal, and the uncaught error, if any. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly crash: Crash | null;
}

export interface EmbeddedService {
  readonly address: string;
  readonly process: ChildProcess;
  readonly exited: Promise<Exit>;
  /** Ends the process and resolves when its port is free. */
  close(): Promise<void>;
}

interface StartOptions {
  /** Port to use instead of SERVICE_PORT. */
  readonly port?: string;
  /** Ends the process at any time. */
  readonly signal?: AbortSignal;
  /** A process that is not ready within this time is ended. */
  readonly readyTimeoutMs?: number;
}

const READY_TIMEOUT_MS = 30_000;

/**
 * Starts the embedded data service as a separate process, since the busiest day blocks its event loop for 50 to 100 ms.
 * It exits with this process (on `disconnect`), and `clock` follows when its clock is moved (`SERVICE_CONTROL`).
 * Rejects with a sentence if the service cannot start.
 */
export function startEmbedded(clock: MovableClock, options: StartOptions = {}): Promise<EmbeddedService> {
  const { port, signal, readyTimeoutMs = READY_TIMEOUT_MS } = options;
  const child = fork(join(import.meta.dirname, 'service.ts'), [], {
    stdio: 'inherit',
    execArgv: [...process.execArgv, ...SERVICE_FLAGS],
    env: { ...process.env, ...(port !== undefined && { SERVICE_PORT: port }) },
    ...(signal && { signal }),
    // It has no state to save, and a stopped process receives no other signal.
    killSignal: 'SIGKILL',
  });
  const order: ServiceOrder = { kind: 'clock', setting: clock.setting };
  child.send(order);
  let crash: Crash | null = null;
  const exited = new Promise<Exit>((resolve) => {
    // The last message may arrive after the exit; the channel closes after both.
    child.once('exit', async (code, name) => {
      if (child.channel) await once(child, 'disconnect');
      resolve({ code, signal: name, crash });
    });
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(
        new Error(
          `The data service was not ready after ${readyTimeoutMs / 1_000} seconds. Start Touchline again.`,
        ),
      );
      child.kill('SIGKILL');
    }, readyTimeoutMs);
    child.on('message', (message: ServiceMessage) => {
      if (message.kind === 'ready') {
        clearTimeout(timer);
        const { address } = message;
        const close = async () => {
          child.kill('SIGKILL');
          await exited;
        };
        resolve({ address, process: child, exited, close });
      } else if (message.kind === 'clock') clock.set(message.setting);
      else if (message.kind === 'crashed') crash = message.crash;
      else reject(new Error(message.message));
    });
    // Also raised if `signal` aborts, or if the process exits before it receives a message.
    child.on('error', reject);
    void exited.then(({ code, signal: name, crash }) => {
      clearTimeout(timer);
      const cause = crash ? `an uncaught error (${crash.error} at ${crash.place})` : (name ?? `code ${code}`);
      reject(new Error(`The data service ended with ${cause} before it was ready.`));
    });
  });
}
