import { isatty } from 'node:tty';

/** What ends by itself after the drain: requests under way have this long in the proxy, and a little more is left here. */
const MAX_CLOSE_MS = 12_000;
const DEFAULT_DRAIN_MS = 2_000;
/** npm passes on a signal that a terminal or systemd has sent to the whole group; the copy is no second wish. */
const SAME_SIGNAL_MS = 500;

/** Whether people look on: they wait for nothing, and closing their terminal ends what runs in it. */
const hasTerminal = () => isatty(0) || isatty(1);

interface Reactions {
  /** DRAIN, if it is set. */
  readonly drainSeconds: number | null;
  /** Ends everything in order: connections are accepted for `drainMs` more. */
  close(drainMs: number): Promise<unknown>;
  /** Reads the credentials again. */
  reload(): void;
}

/**
 * Reacts to signals: SIGTERM and SIGINT end the program in order with code 0, a second one at once; SIGHUP reads the
 * credentials again, or ends the program if it runs in a terminal. An end that hangs is cut with code 1.
 */
export function handleSignals({ drainSeconds, close, reload }: Reactions): void {
  const isInTerminal = hasTerminal();
  const drainMs = drainSeconds === null ? (isInTerminal ? 0 : DEFAULT_DRAIN_MS) : drainSeconds * 1_000;
  let endingSince: number | null = null;

  function end(): void {
    if (endingSince !== null) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(0);
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
