import type { Side } from '#service/engine/match-frame.ts';
import type { VisibleEvent } from '#service/engine/match-state.ts';
import type { PlayMoment } from '#service/engine/play-moment.ts';

/** Kinds of log entries: listed events, and events that are only counted. */
export type EventKind = VisibleEvent['type'] | 'shot_blocked' | 'foul' | 'offside';

/** Details of an event that may be corrected later. */
export interface EventDetails {
  kind: EventKind;
  slot: number | null;
  relatedSlot: number | null;
  /** Expected goals, in hundredths. */
  xg: number;
  result: 'cancelled' | null;
  reason: string | null;
  info: string | null;
}

/** A correction: the changed details, and the instant from which they are shown, epoch seconds. */
export interface Amendment {
  shownAt: number;
  patch: Partial<EventDetails>;
}

/** Fields that a log entry shares with its draft. */
export interface EntryFields extends PlayMoment, EventDetails {
  side: Side;
  /** Own goal; unlike the details it is never corrected. */
  ownGoal: boolean;
  penalty: boolean;
  /** A shot on target; of a missed penalty: saved. */
  onTarget: boolean;
  /** Whether a pass led to the shot. */
  keyPass: boolean;
}

/**
 * One entry of the log with two instants (epoch seconds): when it happened (`at`) and when it is shown (`shownAt`).
 * Delays and corrections exist nowhere else in the engine: the state at an instant is the fold of everything shown.
 */
export interface LogEntry extends EntryFields {
  key: number;
  at: number;
  shownAt: number;
  amendments: readonly Amendment[];
}
