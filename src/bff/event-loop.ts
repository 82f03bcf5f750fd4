/** Delay of a timer from which the event loop counts as blocked. */
const MAX_DELAY_MS = 1_000;
const SAMPLE_INTERVAL_MS = 250;

export interface EventLoop {
  /** Whether requests have waited so long that no more work may begin. */
  readonly isBlocked: boolean;
  close(): void;
}

/**
 * Measures the delay of the event loop. After a block all waiting requests arrive together: it counts as blocked for one
 * more sample, so that they are answered from the cache.
 * The first sample does not count: starting blocks the loop, and nothing is cached then.
 */
export function watchEventLoop(): EventLoop {
  let sampledAt = performance.now();
  let lastDelayMs: number | null = null;
  const delayMs = () => performance.now() - sampledAt - SAMPLE_INTERVAL_MS;
  const timer = setInterval(() => {
    lastDelayMs = lastDelayMs === null ? 0 : delayMs();
    sampledAt = performance.now();
  }, SAMPLE_INTERVAL_MS).unref();
  return {
    get isBlocked() {
      return lastDelayMs !== null && Math.max(lastDelayMs, delayMs()) > MAX_DELAY_MS;
    },
    close: () => clearInterval(timer),
  };
}
