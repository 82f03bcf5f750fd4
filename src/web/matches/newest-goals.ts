import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isGoal } from '#web/format/goal.ts';
import { type Side, sideOf } from '#web/format/side-of.ts';
import type { MatchStore } from './match-store.ts';

/** A goal and the score after it. */
export interface NewestGoal {
  readonly match: MatchRow;
  readonly event: MatchEvent;
  readonly side: Side;
  readonly score: readonly [home: number, away: number];
}

/** Returns the goals of a match with a known time, in the order of play. */
function timedGoals(match: MatchRow): readonly NewestGoal[] {
  let [home, away] = [0, 0];
  const goals: NewestGoal[] = [];
  for (const event of match.events ?? []) {
    const side = sideOf(event, match.teams);
    if (!isGoal(event) || side === null) continue;
    if (side === 'home') home += 1;
    else away += 1;
    if (event.timestamp !== null) goals.push({ match, event, side, score: [home, away] });
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
