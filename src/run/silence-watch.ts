const PROBE_INTERVAL_MS = 10_000;
/** A service is replaced after a minute. */
const MAX_SILENT_PROBES = 6;
/** A timer that is later than this shows that this process did not run either. */
const MAX_LATE_MS = 2_500;

export interface SilenceWatchOptions {
  /** Returns whether there is an answer within `timeoutMs`, whatever it says. */
  readonly probe: (timeoutMs: number) => Promise<boolean>;
  /** Called once, when six probes in a row had no answer. */
  readonly onSilence: () => void;
  readonly probeIntervalMs?: number;
}

/** Whether anything answers at an address; even "not found" is an answer. */
export async function isAnswering(address: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * Probes a service until it is silent for a minute. Probes during which this process was late prove nothing: the machine
 * was suspended, or has too much to do.
 *
 * @returns a function that ends the watch
 */
export function watchForSilence(options: SilenceWatchOptions): () => void {
  const { probe, onSilence, probeIntervalMs = PROBE_INTERVAL_MS } = options;
  let silentProbes = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function probeNext(): void {
    const startedAt = performance.now();
    const answer = probe(probeIntervalMs);
    timer = setTimeout(async () => {
      const isLate = performance.now() - startedAt > probeIntervalMs + MAX_LATE_MS;
      const hasAnswered = await answer;
      if (isClosed) return;
      silentProbes = hasAnswered || isLate ? 0 : silentProbes + 1;
      if (silentProbes < MAX_SILENT_PROBES) probeNext();
      else onSilence();
    }, probeIntervalMs).unref();
  }

  probeNext();
  return () => {
    isClosed = true;
    clearTimeout(timer);
  };
}
