import type { StandingsWords } from '#web/words/standings.ts';
import type { WhatIfWords } from '#web/words/what-if.ts';
import type { ChangedOrder } from './what-if.ts';

type Words = StandingsWords & WhatIfWords;

/** Returns why a team is above another: more points, or the tie-breaker with its values. */
function reason(
  { points, by, values, meetingGoals }: ChangedOrder,
  { standings: { criteria }, whatIf: t }: Words,
): string {
  if (by === 'points') return t.morePoints(points);
  if (by === null) return t.inseparable(points[0]);
  const criterion = criteria[by];
  if (meetingGoals) return t.level(points[0], t.meetingGoals(criterion, meetingGoals));
  if (!values) return t.level(points[0], criterion);
  const compare = by === 'difference' ? t.difference : by === 'meetings' ? t.meetingPoints : t.to;
  return t.level(points[0], compare(criterion, values));
}

/** Returns which team has passed which one, and why. */
export function changeText(change: ChangedOrder, words: Words): string {
  return words.whatIf.above(change.upper, change.place, change.lower, reason(change, words));
}
