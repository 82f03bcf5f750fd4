import type { MinuteAnchor } from '#contract/minute.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { stageOf } from '#web/matches/stage-of.ts';

/** A match of the team with its minute. */
export interface TeamMatchRow {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
}

/**
 * Returns a team's matches in play, those to come, soonest first, and the past ones, newest first.
 *
 * @param rows by kick-off
 * @param asOf instant of the newest answer, epoch ms; null: unknown
 */
export function groupMatches(rows: readonly TeamMatchRow[], asOf: number | null) {
  const { now = [], next = [], last = [] } = Object.groupBy(rows, ({ match }) => stageOf(match, asOf));
  return { now, next, last: last.toReversed() };
}
