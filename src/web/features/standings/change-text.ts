import type { Words } from '#web/words/words.ts';
import { criterionValue } from './reason-text.ts';
import type { ChangedOrder } from './what-if.ts';

type ChangeWords = Words<'standings' | 'what-if'>;

/** Returns why a team is above another: more points, or the tie-breaker with its values. */
function reason(
  { points: [points, fewer], by, values, meetingGoals }: ChangedOrder,
  words: ChangeWords,
): string {
  const { score, standings, whatIf: t, intl } = words;
  if (by === 'points') return t.morePoints(points, fewer);
  if (by === null) return t.inseparable(points);
  const criterion = standings.criteria[by];
  if (meetingGoals) return t.level(points, t.meetingGoals(criterion, score(...meetingGoals)));
  if (!values) return t.level(points, criterion);
  const [upper, lower] = values;
  if (by === 'meetings') return t.level(points, t.meetingPoints(criterion, upper, lower));
  return t.level(points, t.to(criterion, criterionValue(by, upper, intl), criterionValue(by, lower, intl)));
}

/** Returns which team has passed which one, and why. */
export function changeText(change: ChangedOrder, words: ChangeWords): string {
  return words.whatIf.above(change.upper, change.place, change.lower, reason(change, words));
}
