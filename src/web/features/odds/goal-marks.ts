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
  /** After it; of one that was ruled out the score that it would have made. */
  readonly score: Score;
  readonly isRuledOut: boolean;
}

/** That a goal was ruled out, as the events of a match tell it. */
export type Ruling = Pick<GoalMark, 'at' | 'side'>;

/** A ruling and the score that goes back tell of the same goal when they are no further apart; seconds. */
const SAME = 600;

/** The goals of a match that were ruled out; of one of which no time is told, by its minute. */
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

/** When the score changed, as bookmakers told it with their prices; one that goes back takes the goal with it. */
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

/** The goals over a match's prices, oldest first; also those for which prices were suspended, and which then did not count. */
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
