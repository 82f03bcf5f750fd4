import { Failure } from '#bff/failure.ts';

/** Consecutive failed calls after which the data service counts as down. */
const BREAKS_AT = 5;
/** Interval of probe calls while it is down. */
const PROBE_EVERY_MS = 2_000;
/** Pause after the account was refused. */
const CREDENTIALS_PAUSE_MS = 60_000;
/** Pause after "too many requests" without `Retry-After`. */
const LIMIT_PAUSE_MS = 60_000;
/** Shortest pause after "too many requests", whatever `Retry-After` says. */
const MIN_LIMIT_PAUSE_MS = 5_000;

export interface Gate {
  /** Throws a `Failure` if no call may be sent now. */
  check(): void;
  /** Records that a call was answered, with any status. */
  answered(): void;
  failed(failure: Failure): void;
}

/** Cause and end of an interruption of calls. */
interface Closure {
  readonly failure: Failure;
  /** Monotonic time of the next probe call, ms. */
  readonly until: number;
  /** Whether a probe call is under way, whose answer ends the interruption. */
  readonly isProbed: boolean;
}

/**
 * Interrupts calls while the data service is down, and for a pause after it refused the account or counted too many
 * requests. Each interruption ends with one probe call; all others fail until it is answered.
 *
 * @param elapsed monotonic time of the machine, ms: pauses are real seconds, not the world's
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
