import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { MatchEvent } from '#contract/records/match-event.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { addGoal } from '#contract/score.ts';
import { type Side, sideOf } from '#contract/side-of.ts';
import { type Halves, instantOfMinute } from './halves.ts';
import { quoteAt, type ResultQuote } from './history.ts';

/** A goal over the prices that it changed. */
export interface GoalMarker {
  /** Epoch seconds. */
  readonly at: number;
  readonly side: Side;
  /** The score after the goal; for a ruled-out goal the score it would have made. */
  readonly score: Score;
  readonly isRuledOut: boolean;
}

/** A ruled-out goal in the match's events. */
export type Ruling = Pick<GoalMarker, 'at' | 'side'>;

/** A ruling and a reverted score within this time belong to the same goal. */
const SAME_GOAL_S = 600;

/** Returns the ruled-out goals of a match; a missing time follows from the minute. */
export function rulingsOf(
  { events = [], teams }: Pick<MatchRow, 'teams'> & { readonly events?: readonly MatchEvent[] | undefined },
  halves: Halves | null,
): readonly Ruling[] {
  return events.filter(isRuledOut).flatMap((event) => {
    const at = event.timestamp ?? (event.minute === null ? null : instantOfMinute(event.minute, halves));
    const side = sideOf(event, teams);
    return at === null || side === null ? [] : [{ at, side }];
  });
}

/** Returns the goals by changes of the quoted score; a reverted score rules its goal out. */
function goalsByScore(quotes: readonly ResultQuote[]): GoalMarker[] {
  const markers: GoalMarker[] = [];
  let before: Score | null = null;
  for (const { at, score } of quotes) {
    if (score === null) continue;
    const [home, away] = before ?? score;
    before = score;
    if (score[0] > home || score[1] > away)
      markers.push({ at, side: score[0] > home ? 'home' : 'away', score, isRuledOut: false });
    const losingSide = score[0] < home ? 'home' : score[1] < away ? 'away' : null;
    const last = markers.findLastIndex(({ side, isRuledOut }) => side === losingSide && !isRuledOut);
    const marker = markers[last];
    if (marker) markers[last] = { ...marker, isRuledOut: true };
  }
  return markers;
}

/** Returns the goals over a match's prices, oldest first, including ruled-out ones for which prices were suspended. */
export function goalMarkers(
  quotes: readonly ResultQuote[],
  rulings: readonly Ruling[],
): readonly GoalMarker[] {
  const markers = goalsByScore(quotes);
  for (const { at, side } of rulings) {
    const isMarked = markers.some(
      (marker) => marker.isRuledOut && marker.side === side && Math.abs(marker.at - at) < SAME_GOAL_S,
    );
    const score = quoteAt(quotes, at)?.score;
    if (!isMarked && score) markers.push({ at, side, score: addGoal(score, side), isRuledOut: true });
  }
  return markers.sort((a, b) => a.at - b.at);
}
