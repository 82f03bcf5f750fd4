import { type Day, dayAt } from '#web/format/day.ts';
import type { MatchListRow } from './rows.ts';

export interface DayRows {
  readonly day: Day;
  readonly rows: readonly MatchListRow[];
}

/** Followed matches by time; every match is in one section only. */
export interface FollowedByTime {
  readonly live: readonly MatchListRow[];
  /** Matches of today that are not live, by kick-off. */
  readonly today: readonly MatchListRow[];
  /** Soonest first. */
  readonly coming: readonly DayRows[];
  /** Newest first. */
  readonly results: readonly DayRows[];
}

function groupByDay(rows: readonly MatchListRow[], dayOf: (row: MatchListRow) => Day): readonly DayRows[] {
  return [...Map.groupBy(rows, dayOf)].map(([day, rows]) => ({ day, rows }));
}

/**
 * Divides a list of matches by the viewer's day.
 *
 * @param rows by kick-off
 * @param today the current day in the zone
 */
export function followedByTime(rows: readonly MatchListRow[], today: Day, zone: string): FollowedByTime {
  const dayOf = ({ record }: MatchListRow) => dayAt(record.time.timestamp * 1000, zone);
  const others = rows.filter(({ record }) => record.phase !== 'live');
  return {
    live: rows.filter(({ record }) => record.phase === 'live'),
    today: others.filter((row) => dayOf(row) === today),
    coming: groupByDay(
      others.filter((row) => dayOf(row) > today),
      dayOf,
    ),
    results: groupByDay(others.filter((row) => dayOf(row) < today).toReversed(), dayOf),
  };
}
