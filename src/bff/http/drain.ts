import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** Limit for pending requests to finish. */
const FINISH_TIMEOUT_MS = 10_000;
/** Interval at which connections that have become idle are closed. */
const IDLE_CHECK_INTERVAL_MS = 100;
/** Time in which unused connections may still send a request. */
const UNUSED_TIMEOUT_MS = 500;

export interface Drain {
  /** Whether connections close after their next response. */
  readonly isDraining: boolean;
  /**
   * Ends the server: keeps serving for `drainMs`, then accepts no more connections and finishes pending requests. Resolves
   * when all connections are closed, by force after 10 s.
   */
  run(drainMs: number): Promise<void>;
}

export function createDrain(app: FastifyInstance, connections: Connections): Drain {
  let draining: Promise<void> | null = null;

  async function run(drainMs: number): Promise<void> {
    await sleep(drainMs);
    const unusedTimer = setTimeout(() => connections.closeUnused(), UNUSED_TIMEOUT_MS);
    const idleTimer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const finishTimer = setTimeout(() => app.server.closeAllConnections(), FINISH_TIMEOUT_MS);
    await app.close();
    clearTimeout(unusedTimer);
    clearInterval(idleTimer);
    clearTimeout(finishTimer);
  }

  return {
    get isDraining() {
      return draining !== null;
    },
    run(drainMs) {
      draining ??= run(drainMs);
      return draining;
    },
  };
}
