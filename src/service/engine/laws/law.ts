import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { MatchState } from '#service/engine/match-state.ts';
import type { Story } from '#service/engine/story.ts';

/** What breaks the law in this match, or null; `last` is the state long after all is over. */
export type MatchLaw = (told: Story, last: MatchState, frame: MatchFrame) => string | null;

/** What breaks the law at this instant, or null; `before` is the state at the instant before. */
export type InstantLaw = (
  now: MatchState,
  before: MatchState | null,
  told: Story,
  instant: number,
) => string | null;

export const text = (value: unknown): string => JSON.stringify(value);

/** Whether the board shows what is played: an award shows what was decided. */
export function isPlayedScore(state: MatchState): boolean {
  return state.score !== null && state.status !== 9;
}
