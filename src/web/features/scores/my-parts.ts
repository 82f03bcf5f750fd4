import { type Day, dayAt } from '#web/format/day.ts';
import type { Row } from './shown.ts';

/** The matches of a day. */
export interface DayRows {
  readonly day: Day;
  readonly rows: readonly Row[];
}

/** Followed matches by time; every match is in one section only. */
export interface MyParts {
  readonly live: readonly Row[];
  /** Matches of today that are not live, by kick-off. */
  readonly today: readonly Row[];
  /** Soonest first. */
  readonly coming: readonly DayRows[];
  /** Newest first. */
  readonly results: readonly DayRows[];
}

function byDay(rows: readonly Row[], dayOf: (row: Row) => Day): readonly DayRows[] {
  return [...Map.groupBy(rows, dayOf)].map(([day, rows]) => ({ day, rows }));
}

/**
 * Divides a list of matches by the viewer's day.
 *
 * @param rows by kick-off
 * @param today the current day in the zone
 */
export function myParts(rows: readonly Row[], today: Day, zone: string): MyParts {
  const dayOf = ({ record }: Row) => dayAt(record.time.timestamp * 1000, zone);
  const others = rows.filter(({ record }) => record.phase !== 'live');
  return {
    live: rows.filter(({ record }) => record.phase === 'live'),
    today: others.filter((row) => dayOf(row) === today),
    coming: byDay(
      others.filter((row) => dayOf(row) > today),
      dayOf,
    ),
    results: byDay(others.filter((row) => dayOf(row) < today).toReversed(), dayOf),
  };
}
