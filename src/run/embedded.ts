import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClockSetting, WorldClock } from './clock.ts';
import type { Crash } from './crash.ts';

/** A message from the service's process to its parent. */
export type ServiceMessage =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'clock'; readonly setting: ClockSetting }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'crashed'; readonly crash: Crash };

/** The message that it receives: the world's clock, once, before it answers requests. */
export interface ServiceOrder {
  readonly kind: 'clock';
  readonly setting: ClockSetting;
}

/** Why a process ended: its exit code or the signal, and the error if one was uncaught. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly crash: Crash | null;
}

export interface EmbeddedService {
  readonly address: string;
  readonly process: ChildProcess;
  readonly exited: Promise<Exit>;
  /** Ends it, and resolves when its port is free again. */
  close(): Promise<void>;
}

interface StartOptions {
  /** The port to take instead of SERVICE_PORT. */
  readonly port?: string;
  /** Ends the process, ready or not. */
  readonly signal?: AbortSignal;
  /** A process that is not ready by then is ended; ms. */
  readonly readyTimeoutMs?: number;
}

/**
 * Flags of the service's process, here and in `npm run service`. A busy day's list is 6 MB of text that is garbage a
 * moment later: with a small nursery and a limit it is swept soon, and half the memory does.
 */
export const SERVICE_FLAGS: readonly string[] = ['--max-old-space-size=512', '--max-semi-space-size=16'];

const READY_TIMEOUT_MS = 30_000;

/**
 * Starts the embedded data service as a process of its own: the busiest day costs 50 to 100 ms of an event
 * loop, which must not be the BFF's. It ends with us (on `disconnect`). When its clock is moved
 * (`SERVICE_CONTROL`), ours follows. Rejects with a sentence if the service cannot start.
 */
export function startEmbedded(clock: WorldClock, options: StartOptions = {}): Promise<EmbeddedService> {
  const { port, signal, readyTimeoutMs = READY_TIMEOUT_MS } = options;
  const child = fork(join(import.meta.dirname, 'service.ts'), [], {
    stdio: 'inherit',
    execArgv: [...process.execArgv, ...SERVICE_FLAGS],
    env: { ...process.env, ...(port !== undefined && { SERVICE_PORT: port }) },
    ...(signal && { signal }),
    // It holds no state that an orderly end would save, and a stopped process receives no other signal.
    killSignal: 'SIGKILL',
  });
  const order: ServiceOrder = { kind: 'clock', setting: clock.setting };
  child.send(order);
  let crash: Crash | null = null;
  const exited = new Promise<Exit>((resolve) => {
    // Its last message may arrive after its end; the channel is closed after both.
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
    // Also raised when `signal` ends it, or when it is gone before it receives a message.
    child.on('error', reject);
    void exited.then(({ code, signal: name, crash }) => {
      clearTimeout(timer);
      const cause = crash ? `an uncaught error (${crash.error} at ${crash.place})` : (name ?? `code ${code}`);
      reject(new Error(`The data service ended with ${cause} before it was ready.`));
    });
  });
}
