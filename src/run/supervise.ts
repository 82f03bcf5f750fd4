import { crashOf } from './crash.ts';
import type { EmbeddedService } from './embedded.ts';
import { isSentence } from './fail.ts';
import type { RunLog } from './log.ts';
import { isAnswering, type SilenceWatchOptions, watchForSilence } from './silence-watch.ts';

/** Waits before restart attempts; the last one repeats. */
const BACK_OFF_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** After running this long, a service gets the shortest wait again. */
const STABLE_MS = 60_000;

export interface SupervisedService {
  readonly address: string;
  readonly pid: number | null;
  /** Sets the follower, which is called when the process exits and when it is ready again. */
  follow(follower: Follower): void;
  /** Ends the process without a restart. */
  close(): Promise<void>;
}

interface Follower {
  onUpstreamDown(): void;
  onUpstreamReady(address: string): void;
}

/**
 * Restarts a service whenever it exits, first at once and then after waits of up to 30 s while it keeps failing. One that
 * gives no answer for a minute is ended.
 *
 * @param start starts the service, on its previous `port` if any; `signal` ends it
 * @param silence how the service is probed; default: by HTTP
 * @throws the error of the first start
 */
export async function supervise(
  start: (port: string | undefined, signal: AbortSignal) => Promise<EmbeddedService>,
  log: RunLog,
  silence: Partial<SilenceWatchOptions> = {},
): Promise<SupervisedService> {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  let follower: Follower = { onUpstreamDown: () => {}, onUpstreamReady: () => {} };
  let attempts = 0;
  let nextAttempt: NodeJS.Timeout | undefined;
  let service = await start(undefined, signal);

  function restartLater(): void {
    nextAttempt = setTimeout(restart, BACK_OFF_MS[attempts] ?? BACK_OFF_MS.at(-1));
    attempts += 1;
  }

  async function restart(): Promise<void> {
    try {
      service = await start(new URL(service.address).port, signal);
    } catch (error) {
      if (signal.aborted) return;
      log('error', 'data service did not start', {
        attempt: attempts,
        problem: isSentence(error) ? error.message : crashOf(error).error,
      });
      return restartLater();
    }
    log('warn', 'data service restarted', { attempt: attempts, pid: service.process.pid ?? null });
    restartAfterExit();
    follower.onUpstreamReady(service.address);
  }

  function restartAfterExit(): void {
    const stableTimer = setTimeout(() => {
      attempts = 0;
    }, STABLE_MS);
    const { address, process } = service;
    const endWatch = watchForSilence({
      probe: (timeoutMs) => isAnswering(address, timeoutMs),
      onSilence() {
        log('error', 'data service does not answer', { pid: process.pid ?? null });
        // A stopped process receives no other signal.
        process.kill('SIGKILL');
      },
      ...silence,
    });
    void service.exited.then(({ code, signal: name, crash }) => {
      clearTimeout(stableTimer);
      endWatch();
      if (signal.aborted) return;
      log('error', 'data service exited', { code, signal: name, ...crash });
      restartLater();
      follower.onUpstreamDown();
    });
  }

  restartAfterExit();
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
      clearTimeout(nextAttempt);
      shutdown.abort();
      await service.exited;
    },
  };
}
