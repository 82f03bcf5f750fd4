import { Failure } from '#bff/failure.ts';

export interface Bulkhead {
  /** Runs `task` when one of the places is free; fails at once if too many wait already. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Lets `places` tasks run at a time and `queue` more wait, so that a slow data service cannot pile up calls. */
export function createBulkhead(places: number, queue: number): Bulkhead {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(task) {
      if (running < places) running += 1;
      else if (waiting.length >= queue)
        throw new Failure('upstream_unavailable', 'busy', { retryAfter: 1_000 });
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
