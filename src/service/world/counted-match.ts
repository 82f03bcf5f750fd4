import type { Score } from '#service/engine/match-frame.ts';

/** A match that counts in a table. */
export interface CountedMatch {
  /** Team ids. */
  readonly home: number;
  readonly away: number;
  /** From 0. */
  readonly round: number;
  readonly score: Score;
}
