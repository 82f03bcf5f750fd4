import { isGoal } from '#contract/goal.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { scoreOf } from '#contract/score.ts';
import { BEYOND_NINETY, HALF_TIME, STOPPED } from '#contract/status.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { isLate, leadOf } from './is-to-watch.ts';

/** A goal is recent for so many minutes. */
const RECENT_MINUTES = 10;
const MANY_GOALS = 5;
/** Points for each goal between the teams, from none on: late, and before. */
const LATE_POINTS = [5, 4, 1];
const EARLY_POINTS = [2, 2];
/** Points of the first competitions, of those after them, and so on, by the order of competitions. */
const POPULAR_POINTS = [3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1];

function hasRecentGoal({ events, time }: MatchRow): boolean {
  const from = (time.minute?.minute ?? 0) - RECENT_MINUTES;
  return (events ?? []).some((event) => isGoal(event) && (event.minute ?? 0) >= from);
}

/**
 * Returns how much a match in play is worth watching, by the points of docs/wall.md.
 *
 * @param rank place of its competition among those in play, from 0 on
 * @param decides whether the next goal decides a place in the table
 */
export function worthOf(
  { record, reds }: Pick<MatchListRow, 'record' | 'reds'>,
  rank: number,
  decides: (match: MatchRow) => boolean,
): number {
  const { status } = record;
  if (STOPPED.has(status)) return 0;
  const late = isLate(record);
  const lead = leadOf(record) ?? 0;
  const [home, away] = scoreOf(record) ?? [0, 0];
  const points = [
    (late ? LATE_POINTS : EARLY_POINTS)[lead] ?? 0,
    BEYOND_NINETY.has(status) ? 2 : 0,
    late && decides(record) ? 3 : 0,
    hasRecentGoal(record) ? 1 : 0,
    reds.home + reds.away > 0 ? 1 : 0,
    home + away >= MANY_GOALS ? 1 : 0,
    POPULAR_POINTS[rank] ?? 0,
    status === HALF_TIME ? -3 : 0,
  ];
  return points.reduce((sum, one) => sum + one, 0);
}
