import { MINUTE_MS } from '#contract/durations.ts';

/** Why calls are paused: no answers, 401, 429, or an end of the allowance that is not confirmed yet (`doubt`) or is. */
export type PauseCause = 'unavailable' | 'credentials' | 'limit' | 'doubt' | 'allowance';

interface GateRow {
  /** Delays of the first probe of a pause, the second, and so on; the last one repeats. */
  readonly probeAfterMs: readonly number[];
  /** Delay of the next probe if one gets no answer. */
  readonly retryMs: number;
  /** Bounds of the delay that the service requests. */
  readonly requestedMs?: { readonly min: number; readonly max: number };
}

/** When a pause lets the next call pass, by its cause (docs/decisions/0066-refusals.md). */
export const GATE_ROWS: Readonly<Partial<Record<PauseCause, GateRow>>> = {
  unavailable: { probeAfterMs: [2_000], retryMs: 2_000 },
  credentials: { probeAfterMs: [MINUTE_MS], retryMs: 2_000 },
  limit: { probeAfterMs: [MINUTE_MS], retryMs: 2_000, requestedMs: { min: 5_000, max: 15 * MINUTE_MS } },
  doubt: { probeAfterMs: [MINUTE_MS], retryMs: MINUTE_MS },
  allowance: { probeAfterMs: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS], retryMs: MINUTE_MS },
};

/** Consecutive calls without an answer that pause all calls. */
const MAX_UNANSWERED_CALLS = 5;
/** Longest wait of other calls during a probe. */
const MAX_PROBE_WAIT_MS = 5_000;

interface Pause {
  readonly cause: PauseCause;
  /** Time of the next probe. */
  readonly until: number;
  /** Refusals since the pause began. */
  readonly refusals: number;
  readonly isProbing: boolean;
  /** Number of the last call before the pause: later ones are probes. */
  readonly lastCall: number;
}

export interface GateState {
  readonly lastCall: number;
  /** Number of the last call with former credentials or to a former process, whose answer is no evidence. */
  readonly formerCall: number;
  /** Consecutive calls without an answer. */
  readonly unanswered: number;
  readonly pause: Pause | null;
  /** End of a window whose requests fell without a reason of ours. */
  readonly fallEndsAt: number;
}

/**
 * What a report says of the allowance: `doubtful` is an end or a fall that our own use does not explain, `spent` an end
 * that it explains or that is known.
 */
export type Verdict = 'usual' | 'spent' | 'doubtful';

interface Refusal {
  readonly kind: 'refused';
  readonly call: number;
  readonly cause: 'unavailable' | 'credentials' | 'limit';
  /** Delay that the service requests; null: none. */
  readonly retryAfterMs: number | null;
}

export interface ReportEvent {
  readonly kind: 'reported';
  readonly call: number;
  readonly verdict: Verdict;
  /** Whether no requests are left by it. */
  readonly isOut: boolean;
  readonly windowEnd: number;
}

export type GateEvent =
  | { readonly kind: 'sent' }
  /** A response with any status but 401 and 429. */
  | { readonly kind: 'answered'; readonly call: number }
  | Refusal
  | ReportEvent
  /** What another process or the state file has confirmed, after so many refusals. */
  | { readonly kind: 'learned'; readonly isOut: boolean; readonly refusals: number }
  /** The operator, or a start, wants the next call now. */
  | { readonly kind: 'asked' }
  /** There are new credentials, or another process of the data service. */
  | { readonly kind: 'changed' };

export const OPEN_GATE: GateState = {
  lastCall: 0,
  formerCall: 0,
  unanswered: 0,
  pause: null,
  fallEndsAt: Number.NEGATIVE_INFINITY,
};

export const isOfAllowance = ({ pause }: GateState) =>
  pause?.cause === 'doubt' || pause?.cause === 'allowance';

/** Whether a call was sent to learn whether the pause is over. */
const isProbe = ({ pause }: GateState, call: number) => pause !== null && call > pause.lastCall;

function delayOf({ probeAfterMs, requestedMs }: GateRow, refusals: number, retryAfterMs: number | null) {
  if (requestedMs && retryAfterMs !== null)
    return Math.min(Math.max(retryAfterMs, requestedMs.min), requestedMs.max);
  return probeAfterMs[Math.min(refusals, probeAfterMs.length) - 1] ?? 0;
}

/** Begins a pause, or the next part of the present one. */
function pauseFor(
  cause: PauseCause,
  state: GateState,
  now: number,
  retryAfterMs: number | null = null,
): GateState {
  const row = GATE_ROWS[cause];
  if (!row) return { ...state, pause: null };
  const refusals = state.pause?.cause === cause ? state.pause.refusals + 1 : 1;
  const until = now + delayOf(row, refusals, retryAfterMs);
  return { ...state, pause: { cause, until, refusals, isProbing: false, lastCall: state.lastCall } };
}

function afterAnswer(state: GateState, call: number): GateState {
  // Only a report ends a pause that a report began.
  const isOver = state.pause?.cause === 'unavailable' || (isProbe(state, call) && !isOfAllowance(state));
  return { ...state, unanswered: 0, pause: isOver ? null : state.pause };
}

function afterRefusal(state: GateState, { call, cause, retryAfterMs }: Refusal, now: number): GateState {
  const { pause } = state;
  if (cause === 'unavailable') {
    const next = { ...state, unanswered: state.unanswered + 1 };
    const isOther = pause !== null && pause.cause !== cause;
    return isOther || next.unanswered < MAX_UNANSWERED_CALLS ? next : pauseFor(cause, next, now);
  }
  const next = { ...state, unanswered: 0 };
  if (pause === null || isProbe(state, call)) {
    const ofService = pauseFor(cause, next, now, retryAfterMs);
    if (cause !== 'limit' || !isOfAllowance(state)) return ofService;
    const { pause: ofAllowance, ...rest } = pauseFor('allowance', next, now);
    const until = Math.max(ofAllowance?.until ?? 0, ofService.pause?.until ?? 0);
    return { ...rest, pause: ofAllowance && { ...ofAllowance, until } };
  }
  // Of calls that were refused together, the longest delay counts.
  const other = pauseFor(cause, { ...next, pause: null }, now, retryAfterMs);
  return pause.cause !== 'allowance' && (other.pause?.until ?? 0) > pause.until ? other : next;
}

function afterReport(state: GateState, event: ReportEvent, now: number): GateState {
  const { call, verdict, isOut, windowEnd } = event;
  if (state.pause && !isProbe(state, call)) {
    // Of a refusal and an end that come together, the longest delay counts.
    const doubt = pauseFor('doubt', { ...state, pause: null }, now);
    return isOut && !isOfAllowance(state) && (doubt.pause?.until ?? 0) > state.pause.until ? doubt : state;
  }
  if (verdict === 'usual') return { ...state, pause: null };
  if (verdict === 'doubtful' && state.pause?.cause !== 'doubt') return pauseFor('doubt', state, now);
  if (!isOut) return { ...state, pause: null, fallEndsAt: windowEnd };
  const { pause, ...next } = pauseFor('allowance', state, now);
  return { ...next, pause: pause && { ...pause, until: Math.min(pause.until, windowEnd) } };
}

/**
 * Decides whether a call may be sent now, and if not, when. A call that was never sent has no event, so that it is evidence
 * of nothing.
 *
 * @param now the machine's monotonic time, ms, like all instants here
 */
export function gateAfter(state: GateState, event: GateEvent, now: number): GateState {
  if ('call' in event && event.call <= state.formerCall) return state;
  const { pause, lastCall } = state;
  switch (event.kind) {
    case 'sent': {
      const retryMs = pause ? (GATE_ROWS[pause.cause]?.retryMs ?? 0) : 0;
      return {
        ...state,
        lastCall: lastCall + 1,
        pause: pause && { ...pause, until: now + retryMs, isProbing: true },
      };
    }
    case 'answered':
      return afterAnswer(state, event.call);
    case 'refused':
      return afterRefusal(state, event, now);
    case 'reported':
      return afterReport(state, event, now);
    case 'learned': {
      if (!event.isOut) return isOfAllowance(state) ? { ...state, pause: null } : state;
      if (pause?.cause === 'allowance') return state;
      const next = pauseFor('allowance', { ...state, pause: null }, now);
      return { ...next, pause: next.pause && { ...next.pause, refusals: Math.max(1, event.refusals) } };
    }
    case 'asked':
      return { ...state, pause: pause && { ...pause, until: now } };
    case 'changed':
      return { ...OPEN_GATE, lastCall, formerCall: lastCall };
  }
}

/**
 * Returns how far a report is believed: not at all before a second answer confirms it, fully if a probe brought it, since
 * the meter otherwise waits for several higher ones.
 */
export function trustIn(report: ReportEvent, before: GateState, after: GateState, now: number) {
  const { call, verdict } = report;
  if (call <= before.formerCall) return 'none';
  const isLate = before.pause !== null && !isProbe(before, call);
  if (isLate && isOfAllowance(before)) return 'none';
  if (verdict === 'doubtful' && (isLate || after.pause?.cause === 'doubt')) return 'none';
  return isOfAllowance(before) || now < before.fallEndsAt ? 'full' : 'usual';
}

/** Returns the time until a call may be sent, ms; 0: now. */
export function gateWait({ pause }: GateState, now: number): number {
  if (!pause) return 0;
  const remainingMs = Math.max(0, pause.until - now);
  return pause.isProbing ? Math.min(remainingMs, MAX_PROBE_WAIT_MS) : remainingMs;
}
