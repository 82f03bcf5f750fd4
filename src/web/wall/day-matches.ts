import type { MatchRow } from '#contract/records/match.ts';
import { type Day, isWithin, quartersOf, utcDays } from '#web/format/day.ts';
import { countRedCards } from '#web/matches/red-card-counts.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { isWantedMatch } from './is-wanted.ts';
import { sinceMidnight } from './since-midnight.ts';
import type { WallQuery, WallSubject } from './view.ts';

/** The quarters of a wall's days. Cached, because they take a millisecond and are needed at every render. */
const quartersByDay = new Map<string, ReadonlySet<number>>();
/** A wall needs today and the days beside it. */
const MAX_DAYS = 9;

function quartersOfDay(day: Day, { zone, program }: WallSubject): ReadonlySet<number> {
  const key = `${day} ${zone} ${program.rollover}`;
  const cached = quartersByDay.get(key);
  if (cached) return cached;
  if (quartersByDay.size >= MAX_DAYS) quartersByDay.clear();
  const quarters = quartersOf(day, zone, sinceMidnight(program.rollover));
  quartersByDay.set(key, quarters);
  return quarters;
}

type ListQuery = (utcDay: Day) => WallQuery<readonly MatchRow[]>;

/** Returns the queries of all matches of a wall's day. */
export const dayQueries = (day: Day, subject: WallSubject, listOf: ListQuery) =>
  utcDays(quartersOfDay(day, subject)).map(listOf);

/**
 * Returns the matches of another day than today that a wall's program wants, by kick-off, as rows, of the lists that have
 * come; null without any while one has not.
 *
 * @param lists answers of `dayQueries`
 */
export function dayRows(
  day: Day,
  subject: WallSubject,
  lists: readonly (readonly MatchRow[] | undefined)[],
): readonly MatchListRow[] | null {
  const quarters = quartersOfDay(day, subject);
  const rows = lists
    .flatMap((list) => list ?? [])
    .filter((match) => isWithin(match.time.timestamp, quarters) && isWantedMatch(subject.program, match))
    .toSorted((a, b) => a.time.timestamp - b.time.timestamp)
    .map((record) => ({
      record,
      anchor: null,
      scoreChange: null,
      related: null,
      reds: countRedCards(record),
    }));
  return rows.length === 0 && lists.includes(undefined) ? null : rows;
}
