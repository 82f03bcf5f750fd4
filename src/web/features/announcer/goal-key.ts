import type { Score } from '#contract/parse/score.ts';
import type { Side } from '#contract/side-of.ts';
import type { Goal } from '#web/format/goals-between.ts';

/** Identifies a goal or a ruling by the score that it leads to, whatever announces it. */
export const goalKey = (matchId: string, kind: Goal['kind'], side: Side, [home, away]: Score): string =>
  `${matchId} ${kind} ${side} ${home}–${away}`;
