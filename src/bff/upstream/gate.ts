import { Failure } from '#bff/failure.ts';

/** Consecutive failures of any calls after which the data service counts as down. */
const BREAKS_AT = 5;
/** While it is down one call in this time tries it, ms. */
const PROBE_EVERY = 2_000;
/** How long nothing is asked after it turned our account down, ms. */
const CREDENTIALS_PAUSE = 60_000;
/** The same after "too many requests", if it does not say how long, ms. */
const LIMIT_PAUSE = 60_000;

export interface Gate {
  /** Throws what stands in the way of a call now, without making it. */
  check(): void;
  /** A call was answered, whatever the answer is worth. */
  answered(): void;
  failed(failure: Failure): void;
}

/**
 * Decides whether the data service may be called at all: a breaker for when it is down (one probe at a time
 * instead of one call a key), a pause for when it turned down our account or counts too many requests.
 *
 * @param elapsed the machine's monotonic time, ms: politeness is owed in real seconds, not in the world's.
 */
export function createGate(elapsed: () => number): Gate {
  let failures = 0;
  let closedUntil = 0;
  let closedBy: Failure | null = null;

  return {
    check() {
      const left = closedUntil - elapsed();
      if (closedBy && left > 0) {
        throw new Failure(closedBy.code, closedBy.reason, { message: closedBy.message, retryAfter: left });
      }
      // Half open: this call is the probe, and until it is back nobody else goes.
      if (failures >= BREAKS_AT) {
        closedBy = new Failure('upstream_unavailable', 'breaker');
        closedUntil = elapsed() + PROBE_EVERY;
      }
    },
    answered() {
      failures = 0;
      if (closedBy?.reason === 'breaker') closedBy = null;
    },
    failed(failure) {
      if (failure.reason === 'credentials' || failure.reason === 'limit') {
        const pause =
          failure.reason === 'credentials' ? CREDENTIALS_PAUSE : (failure.retryAfter ?? LIMIT_PAUSE);
        closedBy = failure;
        closedUntil = elapsed() + pause;
      } else if (failure.code === 'upstream_unavailable') {
        failures += 1;
        if (failures < BREAKS_AT) return;
        closedBy = new Failure('upstream_unavailable', 'breaker');
        closedUntil = elapsed() + PROBE_EVERY;
      } else {
        this.answered();
      }
    },
  };
}
