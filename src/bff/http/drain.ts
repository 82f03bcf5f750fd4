import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';

/** Time that requests under way have to finish, ms. */
const FINISH_TIMEOUT_MS = 10_000;
/** A kept-alive connection whose response was under way is closed this soon after it, ms. */
const IDLE_CHECK_INTERVAL_MS = 100;
/** Time in which a connection that has sent nothing yet may still send its request, ms. */
const UNUSED_TIMEOUT_MS = 500;

export interface Drain {
  /** Whether connections are closed after their next response. */
  readonly isDraining: boolean;
  /**
   * Ends the server: for `drainMs` it answers as before, then accepts no more connections; what is under way finishes.
   * Resolves when all connections are closed, by force after 10 s.
   */
  run(drainMs: number): Promise<void>;
}

export function createDrain(app: FastifyInstance, connections: Connections): Drain {
  let done: Promise<void> | null = null;

  async function run(drainMs: number): Promise<void> {
    await sleep(drainMs);
    const unused = setTimeout(() => connections.closeUnused(), UNUSED_TIMEOUT_MS);
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const unfinished = setTimeout(() => app.server.closeAllConnections(), FINISH_TIMEOUT_MS);
    await app.close();
    clearTimeout(unused);
    clearInterval(idle);
    clearTimeout(unfinished);
  }

  return {
    get isDraining() {
      return done !== null;
    },
    run(drainMs) {
      done ??= run(drainMs);
      return done;
    },
  };
}
