import type { MatchRow } from '#contract/records/match.ts';
import { dayAt } from '#web/format/day.ts';

/** Groups matches by the day of their kick-off in a zone, soonest first. */
export function matchesByDay(matches: readonly MatchRow[], zone: string) {
  const sorted = matches.toSorted((a, b) => a.time.timestamp - b.time.timestamp);
  const days = Map.groupBy(sorted, ({ time }) => dayAt(time.timestamp * 1000, zone));
  return [...days].map(([day, of]) => ({ day, matches: of }));
}
