import { Failure } from '#bff/failure.ts';

/** Consecutive failed calls after which the data service counts as down. */
const FAILURE_THRESHOLD = 5;
/** Interval of probe calls while it is down. */
const PROBE_INTERVAL_MS = 2_000;
/** Pause after the account was refused. */
const CREDENTIALS_PAUSE_MS = 60_000;
/** Pause after "too many requests" without `Retry-After`. */
const LIMIT_PAUSE_MS = 60_000;
/** Shortest pause after "too many requests", whatever `Retry-After` says. */
const MIN_LIMIT_PAUSE_MS = 5_000;

export interface CircuitBreaker {
  /** Throws a `Failure` if no call may be sent now. */
  check(): void;
  /** Records that a call was answered, with any status. */
  recordAnswer(): void;
  recordFailure(failure: Failure): void;
}

/** Cause and end of an interruption of calls. */
interface Interruption {
  readonly failure: Failure;
  /** Monotonic time of the next probe call, ms. */
  readonly until: number;
  /** Whether a probe call is under way, whose answer ends the interruption. */
  readonly isProbing: boolean;
}

/**
 * Interrupts calls while the data service is down, and for a pause after it refused the account or counted too many
 * requests. Each interruption ends with one probe call; all others fail until it is answered.
 *
 * @param elapsed monotonic time of the machine, ms: pauses are real seconds, not the world's
 */
export function createCircuitBreaker(elapsed: () => number): CircuitBreaker {
  let failures = 0;
  let interruption: Interruption | null = null;

  function interrupt(failure: Failure, pauseMs: number): void {
    interruption = { failure, until: elapsed() + pauseMs, isProbing: false };
  }

  function recordAnswer(): void {
    failures = 0;
    if (interruption?.isProbing || interruption?.failure.reason === 'breaker') interruption = null;
  }

  return {
    check() {
      if (!interruption) return;
      const { failure, until } = interruption;
      const remainingMs = until - elapsed();
      if (remainingMs > 0) {
        throw new Failure(failure.code, failure.reason, {
          message: failure.message,
          retryAfterMs: remainingMs,
        });
      }
      interruption = { failure, until: elapsed() + PROBE_INTERVAL_MS, isProbing: true };
    },
    recordAnswer,
    recordFailure(failure) {
      if (failure.reason === 'credentials') interrupt(failure, CREDENTIALS_PAUSE_MS);
      else if (failure.reason === 'limit') {
        interrupt(failure, Math.max(failure.retryAfterMs ?? LIMIT_PAUSE_MS, MIN_LIMIT_PAUSE_MS));
      } else if (failure.code !== 'upstream_unavailable') recordAnswer();
      else {
        failures += 1;
        const isPaused = interruption !== null && interruption.failure.reason !== 'breaker';
        if (failures >= FAILURE_THRESHOLD && !isPaused) {
          interrupt(new Failure('upstream_unavailable', 'breaker'), PROBE_INTERVAL_MS);
        }
      }
    },
  };
}
