import { type Day, dayAt } from '#web/format/day.ts';
import type { MatchListRow } from './rows.ts';

export interface DayRows {
  readonly day: Day;
  readonly rows: readonly MatchListRow[];
}

function groupByDay(rows: readonly MatchListRow[], dayOf: (row: MatchListRow) => Day): readonly DayRows[] {
  return [...Map.groupBy(rows, dayOf)].map(([day, rows]) => ({ day, rows }));
}

const isOver = ({ record }: MatchListRow): boolean => record.phase !== 'scheduled';

/**
 * Divides a list of matches by the viewer's day; every match is in one section only.
 *
 * @param rows by kick-off
 * @param today the current day in the zone
 */
export function followedByTime(rows: readonly MatchListRow[], today: Day, zone: string) {
  const dayOf = ({ record }: MatchListRow) => dayAt(record.time.timestamp * 1000, zone);
  const others = rows.filter(({ record }) => record.phase !== 'live');
  return {
    live: rows.filter(({ record }) => record.phase === 'live'),
    /** Matches of today that are not live: those to come, then those that are over. */
    today: others
      .filter((row) => dayOf(row) === today)
      .toSorted((a, b) => Number(isOver(a)) - Number(isOver(b))),
    /** Soonest first. */
    coming: groupByDay(
      others.filter((row) => dayOf(row) > today),
      dayOf,
    ),
    /** Newest first. */
    results: groupByDay(others.filter((row) => dayOf(row) < today).toReversed(), dayOf),
  };
}
