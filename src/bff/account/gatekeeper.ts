import { Failure } from '#bff/failure.ts';
import type { Log } from '#bff/log.ts';
import type { Clock } from '#contract/clock.ts';
import {
  type GateEvent,
  type GateState,
  gateAfter,
  gateWait,
  OPEN_GATE,
  type PauseCause,
  type ReportEvent,
  trustIn,
} from './gate.ts';
import type { WindowKind } from './window.ts';

/** From here on a sentence names the time instead of the delay. */
const MAX_DELAY_IN_WORDS_MS = 90_000;

export interface GatekeeperOptions {
  readonly clock: Clock;
  /** The machine's monotonic time, ms. */
  readonly elapsed: () => number;
  readonly log: Log;
  /** Called when a pause is over. */
  readonly onOpen: () => void;
}

/** Holds the state of the gate (gate.ts), says why a call may not be sent, and logs each pause once. */
export interface Gatekeeper {
  /** Returns the failure of a call that may not be sent now; null: it may. `window` is that of a used-up allowance. */
  refusal(window: WindowKind): Failure | null;
  /** Counts a call and returns its number. */
  send(): number;
  dispatch(event: GateEvent): void;
  /** Tells the gate of a call that failed. */
  fail(failure: Failure, call: number): void;
  /** Like `dispatch`, and returns how far the report is believed. */
  report(event: Omit<ReportEvent, 'kind'>): ReturnType<typeof trustIn>;
  readonly state: GateState;
}

/** Returns when the data service is asked again, in words, such as "in 45 seconds" or "at 14:42 UTC". */
export function timeInWords(waitMs: number, { now, rate }: Clock): string {
  if (waitMs <= MAX_DELAY_IN_WORDS_MS) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
    return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  }
  // Rounded up to a minute, so that it is not too early.
  const instant = new Date(Math.ceil((now() + waitMs * Math.max(rate, 1)) / 60_000) * 60_000);
  return `at ${instant.toISOString().slice(11, 16)} UTC`;
}

/** Returns the failure of a request while the account's requests of a window are used up. */
export function spentFailure(window: WindowKind, waitMs: number, clock: Clock): Failure {
  const requests = window === 'hour' ? 'This hour’s requests' : 'Today’s requests';
  const message = `${requests} are used up. The data service is asked again ${timeInWords(waitMs, clock)}.`;
  return new Failure('rate_limited', 'limit', { message, retryAfterMs: waitMs, window, isUnsent: true });
}

/** What is wrong, by cause; the second sentence says when the data service is asked again. */
const PROBLEMS: Readonly<Record<Exclude<PauseCause, 'allowance' | 'unavailable'>, string>> = {
  credentials: 'The data service refuses the account.',
  limit: 'The data service wants a pause.',
  doubt: 'The data service reports few requests left, which is not confirmed yet.',
};

/** Returns the gate's event for a call that failed. */
function eventOf({ code, reason, retryAfterMs }: Failure, call: number): GateEvent {
  const refused = { kind: 'refused' as const, call, retryAfterMs };
  if (reason === 'credentials') return { ...refused, cause: reason };
  if (code === 'rate_limited') return { ...refused, cause: 'limit' };
  return code === 'upstream_unavailable' ? { ...refused, cause: 'unavailable' } : { kind: 'answered', call };
}

export function createGatekeeper({ clock, elapsed, log, onOpen }: GatekeeperOptions): Gatekeeper {
  let state = OPEN_GATE;

  function dispatch(event: GateEvent): void {
    const cause = state.pause?.cause ?? null;
    state = gateAfter(state, event, elapsed());
    const nextCause = state.pause?.cause ?? null;
    if (nextCause === cause) return;
    if (nextCause === null) {
      log('info', 'calls resume', { cause: cause ?? 'none' });
      onOpen();
    } else {
      const asksAgainInSeconds = Math.ceil(gateWait(state, elapsed()) / 1_000);
      log('warn', 'calls pause', { cause: nextCause, asksAgainInSeconds });
    }
  }

  return {
    refusal(window) {
      const { pause } = state;
      const waitMs = gateWait(state, elapsed());
      if (pause === null || waitMs <= 0) return null;
      const { cause } = pause;
      if (cause === 'allowance') return spentFailure(window, waitMs, clock);
      const details = { retryAfterMs: waitMs, isUnsent: true };
      if (cause === 'unavailable') return new Failure('upstream_unavailable', 'breaker', details);
      const message = `${PROBLEMS[cause]} It is asked again ${timeInWords(waitMs, clock)}.`;
      return cause === 'credentials'
        ? new Failure('upstream_refused', 'credentials', { ...details, message })
        : new Failure('rate_limited', 'limit', { ...details, message });
    },
    send() {
      dispatch({ kind: 'sent' });
      return state.lastCall;
    },
    dispatch,
    fail: (failure, call) => dispatch(eventOf(failure, call)),
    report(event) {
      const before = state;
      const report = { kind: 'reported' as const, ...event };
      dispatch(report);
      return trustIn(report, before, state, elapsed());
    },
    get state() {
      return state;
    },
  };
}
