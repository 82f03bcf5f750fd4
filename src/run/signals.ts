import { isatty } from 'node:tty';

/** Limit of an orderly shutdown after the drain; the proxy gives pending requests 10 s. */
const MAX_CLOSE_MS = 12_000;
const DEFAULT_DRAIN_MS = 2_000;
/** npm forwards signals that the process group received too; a copy within this time is not a second signal. */
const SIGNAL_COPY_MS = 500;

/** Whether the program runs in a terminal: it then ends without a drain, and with the terminal. */
const hasTerminal = () => isatty(0) || isatty(1);

interface Reactions {
  /** Value of DRAIN; null: not set. */
  readonly drainSeconds: number | null;
  /** Shuts down in order, accepting connections for `drainMs` more. */
  close(drainMs: number): Promise<unknown>;
  /** Reads the credentials again. */
  reload(): void;
}

/**
 * Handles signals. SIGTERM and SIGINT shut down in order with code 0, a second one at once. SIGHUP reloads the
 * credentials, or shuts down in a terminal. A shutdown that hangs is forced with code 1.
 */
export function handleSignals({ drainSeconds, close, reload }: Reactions): void {
  const isInTerminal = hasTerminal();
  const drainMs = drainSeconds === null ? (isInTerminal ? 0 : DEFAULT_DRAIN_MS) : drainSeconds * 1_000;
  let endingSince: number | null = null;

  function end(): void {
    if (endingSince !== null) {
      if (performance.now() - endingSince > SIGNAL_COPY_MS) process.exit(0);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => process.exit(1), drainMs + MAX_CLOSE_MS);
    void close(drainMs).then(() => process.exit(0));
  }

  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('SIGHUP', isInTerminal ? end : reload);
}
