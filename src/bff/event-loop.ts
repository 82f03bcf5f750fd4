/** A timer that fires later than this means that the event loop is blocked. */
const MAX_DELAY_MS = 1_000;
const SAMPLE_INTERVAL_MS = 250;

export interface EventLoop {
  /** Whether requests have waited so long that no new work may start. */
  readonly isBlocked: boolean;
  close(): void;
}

/**
 * Measures the delay of the event loop. After a block all waiting requests arrive together, so it counts as blocked for
 * one more sample and they are served from the cache. The first sample is ignored, since start-up blocks the loop.
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
