import type { Side } from '#service/engine/match-frame.ts';
import type { MatchEvent } from '#service/engine/match-state.ts';
import type { Moment } from '#service/engine/moment.ts';

/** What the log tells: the listed events, and what is only counted. */
export type Kind = MatchEvent['type'] | 'shot_blocked' | 'foul' | 'offside';

/** What is told of a happening; any of it may be corrected later. */
export interface Deed {
  kind: Kind;
  slot: number | null;
  relatedSlot: number | null;
  /** Chance of a goal, in hundredths. */
  xg: number;
  result: 'cancelled' | null;
  reason: string | null;
  info: string | null;
}

/** A correction: what is told differently from `shown` on, epoch seconds. */
export interface Amendment {
  shown: number;
  patch: Partial<Deed>;
}

/** What an entry and its draft have in common. */
export interface EntryFields extends Moment, Deed {
  side: Side;
  /** The part of a goal or a shot that can not be corrected. */
  ownGoal: boolean;
  penalty: boolean;
  /** A shot on target (of a missed penalty: saved). */
  onTarget: boolean;
  /** A pass led to the shot. */
  keyPass: boolean;
}

/**
 * One line of the log, which knows two times: when it happened (`at`) and when it is told (`shown`). Nothing
 * else in the engine knows of delays and corrections: the state at an instant is the fold of what was shown.
 */
export interface Entry extends EntryFields {
  key: number;
  at: number;
  shown: number;
  amended: readonly Amendment[];
}
