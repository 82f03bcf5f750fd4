import { Failure } from '#bff/failure.ts';

export interface Bulkhead {
  /** Runs `task` when a slot is free; fails at once if too many tasks wait. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Limits running and waiting tasks, so that calls to a slow data service do not pile up. */
export function createBulkhead(maxRunning: number, maxWaiting: number): Bulkhead {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(task) {
      if (running < maxRunning) running += 1;
      else if (waiting.length >= maxWaiting)
        throw new Failure('upstream_unavailable', 'busy', { retryAfterMs: 1_000, isUnsent: true });
      else await new Promise<void>((enter) => waiting.push(enter));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
