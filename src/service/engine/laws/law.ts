import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { MatchState } from '#service/engine/match-state.ts';
import type { Story } from '#service/engine/story.ts';

/** Returns how a match breaks the law, or null; `last` is the state long after the match. */
export type MatchLaw = (story: Story, last: MatchState, frame: MatchFrame) => string | null;

/** Returns how the state at an instant breaks the law, or null; `before` is the previous state. */
export type InstantLaw = (
  now: MatchState,
  before: MatchState | null,
  story: Story,
  instant: number,
) => string | null;

export const toJson = (value: unknown): string => JSON.stringify(value);

/** Returns whether the score is the one played; an award replaces it. */
export function isPlayedScore(state: MatchState): boolean {
  return state.score !== null && state.status !== 9;
}
