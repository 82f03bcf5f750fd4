import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#web/format/ruled-out.ts';
import { type Side, sideOf } from '#web/format/side-of.ts';
import { type Halves, instantOf } from './halves.ts';
import { type Word, wordAt } from './history.ts';

/** A goal over the prices that it changed. */
export interface GoalMark {
  /** Epoch seconds. */
  readonly at: number;
  readonly side: Side;
  /** The score after the goal; for a ruled-out goal the score it would have made. */
  readonly score: Score;
  readonly isRuledOut: boolean;
}

/** A ruled-out goal in the match's events. */
export type Ruling = Pick<GoalMark, 'at' | 'side'>;

/** A ruling and a reverted score within this time belong to the same goal. */
const SAME = 600;

/** Returns the ruled-out goals of a match; a missing time follows from the minute. */
export function rulingsOf(
  {
    events = [],
    teams,
  }: { readonly events?: readonly MatchEvent[] | undefined; readonly teams: MatchRow['teams'] },
  halves: Halves | null,
): readonly Ruling[] {
  return events.filter(isRuledOut).flatMap((event) => {
    const at = event.timestamp ?? (event.minute === null ? null : instantOf(event.minute, halves));
    const side = sideOf(event, teams);
    return at === null || side === null ? [] : [{ at, side }];
  });
}

const plus = ([home, away]: Score, side: Side): Score =>
  side === 'home' ? [home + 1, away] : [home, away + 1];

/** Returns the goals by changes of the quoted score; a reverted score rules its goal out. */
function told(words: readonly Word[]): GoalMark[] {
  const marks: GoalMark[] = [];
  let before: Score | null = null;
  for (const { at, score } of words) {
    if (score === null) continue;
    const [home, away] = before ?? score;
    before = score;
    if (score[0] > home || score[1] > away)
      marks.push({ at, side: score[0] > home ? 'home' : 'away', score, isRuledOut: false });
    const lost = score[0] < home ? 'home' : score[1] < away ? 'away' : null;
    const last = marks.findLastIndex(({ side, isRuledOut }) => side === lost && !isRuledOut);
    const mark = marks[last];
    if (mark) marks[last] = { ...mark, isRuledOut: true };
  }
  return marks;
}

/**
 * Returns the goals over a match's prices, oldest first, including ruled-out ones for which prices were suspended.
 */
export function goalMarks(words: readonly Word[], rulings: readonly Ruling[]): readonly GoalMark[] {
  const marks = told(words);
  for (const { at, side } of rulings) {
    const isThere = marks.some(
      (mark) => mark.isRuledOut && mark.side === side && Math.abs(mark.at - at) < SAME,
    );
    const score = wordAt(words, at)?.score;
    if (!isThere && score) marks.push({ at, side, score: plus(score, side), isRuledOut: true });
  }
  return marks.sort((a, b) => a.at - b.at);
}
