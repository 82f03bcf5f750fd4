import type { Score } from '#service/engine/match-frame.ts';

export interface CountedMatch {
  /** Team ids. */
  readonly home: number;
  readonly away: number;
  /** From 0. */
  readonly round: number;
  readonly score: Score;
}
