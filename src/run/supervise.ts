import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedService } from './embedded.ts';
import type { RunLog } from './log.ts';

/** Waits before the attempts to start it again; the last one repeats. */
const BACK_OFF_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** A service that ran for this long begins with the shortest wait again. */
const STABLE_MS = 60_000;

export interface Supervised {
  readonly address: string;
  readonly pid: number | null;
  /** What is called when the process exits, and when it is ready again. */
  follow(follower: Follower): void;
  /** Ends the process and starts no other. */
  close(): Promise<void>;
}

interface Follower {
  upstreamDown(): void;
  upstreamReady(address: string): void;
}

/**
 * Keeps a service running: starts it again whenever it exits, at once and then after waits of up to 30 s while it
 * keeps failing. A service that hangs is left alone, since old data are served meanwhile.
 *
 * @param start starts the service, on `port` if there was one before; `signal` ends it
 * @throws what the first start throws
 */
export async function supervise(
  start: (port: string | undefined, signal: AbortSignal) => Promise<EmbeddedService>,
  log: RunLog,
): Promise<Supervised> {
  const ending = new AbortController();
  const { signal } = ending;
  let follower: Follower = { upstreamDown: () => {}, upstreamReady: () => {} };
  let failures = 0;
  let service = await start(undefined, signal);

  async function restart(): Promise<EmbeddedService> {
    for (;;) {
      const waitMs = BACK_OFF_MS[failures] ?? BACK_OFF_MS.at(-1);
      failures += 1;
      await wait(waitMs, undefined, { signal });
      try {
        return await start(new URL(service.address).port, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        log('error', 'data service did not start', {
          attempt: failures,
          problem: error instanceof Error ? error.message : '',
        });
      }
    }
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const stable = setTimeout(() => {
        failures = 0;
      }, STABLE_MS);
      const { code, signal: name, crash } = await service.exited;
      clearTimeout(stable);
      if (signal.aborted) return;
      log('error', 'data service exited', { code, signal: name, ...crash });
      follower.upstreamDown();
      service = await restart();
      log('warn', 'data service restarted', { attempt: failures, pid: service.process.pid ?? null });
      follower.upstreamReady(service.address);
    }
  }

  const running = keepRunning().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    get address() {
      return service.address;
    },
    get pid() {
      return service.process.pid ?? null;
    },
    follow: (next) => {
      follower = next;
    },
    close: async () => {
      ending.abort();
      await running;
    },
  };
}
