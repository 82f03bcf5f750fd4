/** The phase of a match: what a page may expect of it. */
export type Phase = 'scheduled' | 'live' | 'finished' | 'off';

interface Status {
  /** `status_name` as the service spells it. */
  readonly name: string;
  /** Null: the code alone does not tell (an update is awaited); the score does. */
  readonly phase: Phase | null;
}

export const ABANDONED = 6;
export const AWARDED = 9;
export const HALF_TIME = 11;
export const EXTRA_TIME = 12;
export const SHOOT_OUT = 13;
/** Of the breaks after half-time. */
export const BREAK = 14;
/** The day is known; the time is a placeholder. */
export const TO_BE_ANNOUNCED = 17;
export const AFTER_PENALTIES = 31;

/** Every status code of v2.2 (v2.2 wire, enumerations). There is no 16. */
export const STATUSES: Readonly<Record<number, Status>> = {
  0: { name: 'Notstarted', phase: 'scheduled' },
  1: { name: 'Inplay', phase: 'live' },
  2: { name: 'Update Later', phase: null },
  3: { name: 'Finished', phase: 'finished' },
  4: { name: 'Postponed', phase: 'off' },
  5: { name: 'Canceled', phase: 'off' },
  [ABANDONED]: { name: 'Abandoned', phase: 'off' },
  7: { name: 'Interrupted', phase: 'live' },
  8: { name: 'Suspended', phase: 'live' },
  [AWARDED]: { name: 'Awarded', phase: 'finished' },
  10: { name: 'Delayed', phase: 'scheduled' },
  [HALF_TIME]: { name: 'Half Time', phase: 'live' },
  [EXTRA_TIME]: { name: 'Extra Time', phase: 'live' },
  [SHOOT_OUT]: { name: 'Penalty Shootout', phase: 'live' },
  [BREAK]: { name: 'Break Time', phase: 'live' },
  15: { name: 'Awarding', phase: null },
  [TO_BE_ANNOUNCED]: { name: 'To Be Announced', phase: 'scheduled' },
  18: { name: 'Pending update', phase: null },
  [AFTER_PENALTIES]: { name: 'Finished with pen.', phase: 'finished' },
  32: { name: 'After Extra Time', phase: 'finished' },
};

/** Announced with a kick-off that may still change: delayed, or its hour is to be announced. */
export const UNCONFIRMED_KICK_OFF: ReadonlySet<number> = new Set([10, TO_BE_ANNOUNCED]);
/** Begun and not over; interrupted and suspended matches are frozen. */
export const IN_PLAY: ReadonlySet<number> = new Set([1, 7, 8, HALF_TIME, EXTRA_TIME, SHOOT_OUT, BREAK]);
/** Play is frozen or given up: abandoned, interrupted, suspended. */
export const STOPPED: ReadonlySet<number> = new Set([ABANDONED, 7, 8]);
/** Extra time and the shoot-out, their breaks, and what ended in them. */
export const BEYOND_NINETY: ReadonlySet<number> = new Set([
  EXTRA_TIME,
  SHOOT_OUT,
  BREAK,
  AFTER_PENALTIES,
  32,
]);
/** Played to the end. */
export const FINISHED: ReadonlySet<number> = new Set([3, AFTER_PENALTIES, 32]);
/** Over with a result, played or awarded. */
export const FINISHED_OR_AWARDED: ReadonlySet<number> = new Set([...FINISHED, AWARDED]);
/** Ended by a decision: abandoned or awarded. */
export const ABANDONED_OR_AWARDED: ReadonlySet<number> = new Set([ABANDONED, AWARDED]);
/** Postponed and cancelled: not played as scheduled. */
export const CALLED_OFF: ReadonlySet<number> = new Set([4, 5]);
/** The score is a decision and says nothing of what was played: awarded, about to be, cancelled. */
export const DECIDED: ReadonlySet<number> = new Set([5, AWARDED, 15]);

/**
 * The phase of a match, and whether its clock runs. A code that does not tell, or that nobody knows, is live
 * without a clock if there is a score, else scheduled.
 */
export function phaseOf(status: number, hasScore: boolean): { phase: Phase; clock: boolean } {
  const phase = STATUSES[status]?.phase;
  if (phase) return { phase, clock: phase === 'live' };
  return { phase: hasScore ? 'live' : 'scheduled', clock: false };
}

/** Whether a match is still to begin. */
export function isScheduled(status: number, hasScore: boolean): boolean {
  return phaseOf(status, hasScore).phase === 'scheduled';
}
