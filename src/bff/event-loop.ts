/** How late a timer is when the event loop counts as blocked. */
const MAX_DELAY_MS = 1_000;
const SAMPLE_INTERVAL_MS = 250;

export interface EventLoop {
  /** Whether requests have waited for so long that more work must not be taken on. */
  readonly isBlocked: boolean;
  close(): void;
}

/**
 * Watches how late the event loop is. Once it runs again after a block the requests that came meanwhile arrive all
 * together: for one more sample it counts as blocked, so that they are answered from what is held. The first sample
 * does not count: starting blocks the loop, and nothing is held then.
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
