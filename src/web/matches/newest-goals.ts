import { isGoal } from '#contract/goal.ts';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { addGoal } from '#contract/score.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import type { MatchStore } from '#news/match-store.ts';

export interface NewestGoal {
  readonly match: MatchRow;
  readonly event: MatchEvent;
  readonly side: Side;
  readonly score: Score;
}

/** Returns the goals of a match with a known time, in the order of play. */
function timedGoals(match: MatchRow): readonly NewestGoal[] {
  let score: Score = [0, 0];
  const goals: NewestGoal[] = [];
  for (const event of match.events ?? []) {
    const side = sideOf(event, match.teams);
    if (!isGoal(event) || side === null) continue;
    score = addGoal(score, side);
    if (event.timestamp !== null) goals.push({ match, event, side, score });
  }
  return goals;
}

/**
 * Returns the latest goals in the store, newest first.
 *
 * @param isOnPage whether a match is on the page
 */
export function newestGoals(
  { entries }: MatchStore,
  isOnPage: (match: MatchRow) => boolean,
  maxGoals: number,
): readonly NewestGoal[] {
  const matches = [...entries.values()].map(({ record }) => record).filter(isOnPage);
  const at = ({ event }: NewestGoal) => event.timestamp ?? 0;
  return matches
    .flatMap(timedGoals)
    .sort((a, b) => at(b) - at(a))
    .slice(0, maxGoals);
}
