import { isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import { PERIOD_ENDS, placeOfPeriod } from '#contract/periods.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { SIDES, type Side, sideOf } from '#contract/side-of.ts';
import { type PhaseLimit, phaseLimits } from './phase-limits.ts';

/** The goals of a side up to the end of a phase, in the order of play. */
export interface SideGoals {
  readonly side: Side;
  readonly limit: PhaseLimit;
  readonly goals: readonly MatchEvent[];
  /** How many goals the score still has without an event; negative: there are too many events. */
  readonly room: number;
}

const [, NINETY, EXTRA_TIME_1_END] = PERIOD_ENDS as [number, number, number];

/** Whether it is known if a goal is one of a phase: minute 95 without a period is of the second half or of extra time. */
export function isPlaced({ period, minute }: MatchEvent, { name, periods }: PhaseLimit): boolean {
  if (name === 'final' || period !== null) return true;
  return minute !== null && (periods < 2 || minute <= NINETY || minute > EXTRA_TIME_1_END);
}

/** Whether a goal is compared with the score of a phase; one that may be of any period is compared with the final score. */
export function isWithin(goal: MatchEvent, limit: PhaseLimit): boolean {
  return limit.name === 'final' || (isPlaced(goal, limit) && placeOfPeriod(goal) < limit.periods);
}

/** Returns the goals of both sides in every phase that has a score, the whole match last. */
export function sideGoals(match: MatchRow): readonly SideGoals[] {
  const goals = (match.events ?? []).filter(isGoal);
  if (goals.length === 0) return [];
  return phaseLimits(match).flatMap((limit) =>
    SIDES.map((side, at) => {
      const ofSide = goals.filter((goal) => isWithin(goal, limit) && sideOf(goal, match.teams) === side);
      return { side, limit, goals: ofSide, room: (limit.score[at] ?? 0) - ofSide.length };
    }),
  );
}

/** Whether there are more events of goals than the score has, on one side or together. */
export function hasSurplus({ events = [], teams }: MatchRow, score: Score): boolean {
  const counts = { home: 0, away: 0, none: 0 };
  for (const event of events) if (isGoal(event)) counts[sideOf(event, teams) ?? 'none'] += 1;
  const { home, away, none } = counts;
  return home > score[0] || away > score[1] || home + away + none > score[0] + score[1];
}
