import type { Words } from '#web/words/words.ts';

/** Returns numbers of what happened at the same time: `2 goals, 1 goal ruled out`. */
export const countText = (
  goals: number,
  ruledOut: number,
  others: number,
  { announce: t }: Words<'news'>,
): string =>
  [goals > 0 && t.goals(goals), ruledOut > 0 && t.ruledOut(ruledOut), others > 0 && t.others(others)]
    .filter(Boolean)
    .join(', ');
