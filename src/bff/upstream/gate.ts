import { Failure } from '#bff/failure.ts';

/** Consecutive failures of any calls after which the data service counts as down. */
const BREAKS_AT = 5;
/** While it is down one call in this time tries it, ms. */
const PROBE_EVERY_MS = 2_000;
/** How long nothing is requested after it refused our account, ms. */
const CREDENTIALS_PAUSE_MS = 60_000;
/** The same after "too many requests", if it does not say how long, ms. */
const LIMIT_PAUSE_MS = 60_000;
/** The same, whatever it says, ms. */
const MIN_LIMIT_PAUSE_MS = 5_000;

export interface Gate {
  /** Throws what stands in the way of a call now, without making it. */
  check(): void;
  /** A call was answered, whatever the answer is worth. */
  answered(): void;
  failed(failure: Failure): void;
}

/** Why nothing may be requested. */
interface Closure {
  readonly failure: Failure;
  /** When one call may try, by the machine's monotonic time, ms. */
  readonly until: number;
  /** One call tries now: its answer opens the gate. */
  readonly isProbed: boolean;
}

/**
 * Decides whether the data service may be called at all: a circuit breaker for when it is down, a pause for when it
 * refused our account or counts too many requests. At the end of each one call tries, and the others wait for it.
 *
 * @param elapsed the machine's monotonic time, ms: politeness is owed in real seconds, not in the world's.
 */
export function createGate(elapsed: () => number): Gate {
  let failures = 0;
  let closure: Closure | null = null;

  function close(failure: Failure, pauseMs: number): void {
    closure = { failure, until: elapsed() + pauseMs, isProbed: false };
  }

  function answered(): void {
    failures = 0;
    if (closure?.isProbed || closure?.failure.reason === 'breaker') closure = null;
  }

  return {
    check() {
      if (!closure) return;
      const { failure, until } = closure;
      const left = until - elapsed();
      if (left > 0) {
        throw new Failure(failure.code, failure.reason, { message: failure.message, retryAfter: left });
      }
      closure = { failure, until: elapsed() + PROBE_EVERY_MS, isProbed: true };
    },
    answered,
    failed(failure) {
      if (failure.reason === 'credentials') close(failure, CREDENTIALS_PAUSE_MS);
      else if (failure.reason === 'limit') {
        close(failure, Math.max(failure.retryAfter ?? LIMIT_PAUSE_MS, MIN_LIMIT_PAUSE_MS));
      } else if (failure.code !== 'upstream_unavailable') answered();
      else {
        failures += 1;
        const isPaused = closure !== null && closure.failure.reason !== 'breaker';
        if (failures >= BREAKS_AT && !isPaused) {
          close(new Failure('upstream_unavailable', 'breaker'), PROBE_EVERY_MS);
        }
      }
    },
  };
}
