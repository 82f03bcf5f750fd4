import type { MatchRow } from '#contract/records/match.ts';
import { dayEventsQuery } from '#web/data/day.ts';
import { addDays } from '#web/format/day.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import { isAfterMidnight, otherDay } from '#web/wall/calendar-day.ts';
import { dayQueries, dayRows } from '#web/wall/day-matches.ts';
import type { View, WallContext, WallSubject } from '#web/wall/view.ts';
import { leaguePages } from '#web/wall/views/board/league-pages.tsx';
import { leagueSections } from '#web/wall/views/board/league-sections.ts';

const isOver = ({ record }: MatchListRow) => filterOf(record) === 'finished';

/** Returns the day whose results are shown: today, or yesterday until there are any; null while it is not known. */
const dayOfResults = ({ day, rows }: WallSubject) =>
  day === null || rows.some(isOver) ? day : addDays(day, -1);

const queriesOf = (subject: WallSubject) => {
  const day = dayOfResults(subject);
  return day === null ? [] : dayQueries(day, subject, dayEventsQuery);
};

/** Adds the events of matches that were over before the wall began to follow them. */
function withEvents(row: MatchListRow, events: ReadonlyMap<string, MatchRow['events']>): MatchListRow {
  const { record } = row;
  const ofMatch = record.events ? undefined : events.get(record.id);
  return ofMatch ? { ...row, record: { ...record, events: ofMatch } } : row;
}

/** Returns the finished matches that are shown, by kick-off. */
export function finishedRows(context: WallContext): readonly MatchListRow[] {
  const day = dayOfResults(context);
  if (day === null) return [];
  const lists = queriesOf(context).map((query) => context.answerOf(query)?.data);
  if (day !== context.day) return dayRows(day, context, lists)?.filter(isOver) ?? [];
  const events = new Map(lists.flatMap((list) => list ?? []).map((match) => [match.id, match.events]));
  return context.rows.filter(isOver).map((row) => withEvents(row, events));
}

/** The results of today, those of the latest kick-offs first; yesterday's until there are any. */
export const results: View = {
  queries: queriesOf,
  pages(context) {
    const { wall, wallScores: t, intl } = context.words;
    const rows = finishedRows(context).toReversed();
    const latest = (section: { readonly rows: readonly MatchListRow[] }) =>
      section.rows[0]?.record.time.timestamp ?? 0;
    const sections = leagueSections(rows, context.program.follow).toSorted((a, b) => latest(b) - latest(a));
    const day = dayOfResults(context);
    const isOwnDay = day === null || (day === context.day && !isAfterMidnight(context));
    const name = isOwnDay ? null : otherDay(day, context, t.yesterday, intl).name;
    return leaguePages('results', sections, context).map((page) => ({
      ...page,
      title: wall.views.results,
      note: name === null ? page.note : `${name}, ${page.note}`,
    }));
  },
};
