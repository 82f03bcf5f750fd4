import { dayQuery } from '#web/data/day.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { addDays } from '#web/format/day.ts';
import { byTime } from '#web/matches/order.ts';
import { filterOf, type MatchListRow } from '#web/matches/rows.ts';
import { otherDay } from '#web/wall/calendar-day.ts';
import { dayQueries, dayRows } from '#web/wall/day-matches.ts';
import { Columns } from '#web/wall/parts/columns.tsx';
import { packSections, type Section } from '#web/wall/parts/pack-sections.ts';
import { rowMeasures } from '#web/wall/parts/row-measures.ts';
import type { View, WallContext, WallSubject } from '#web/wall/view.ts';
import { NextRow } from './next-row.tsx';
import { TimeHead } from './time-head.tsx';

/** The matches that kick off at a time (epoch seconds); null if it is to be announced, or they are off. */
interface TimeSection extends Section<MatchListRow> {
  readonly kickOff: number | null;
  readonly isOff: boolean;
}

const isComing = ({ record }: MatchListRow) => record.phase === 'scheduled';
const isNotPlayed = ({ record }: MatchListRow) => filterOf(record) === 'scheduled';

/** Returns the day whose kick-offs are shown: today, or tomorrow once there are none left; null while it is not known. */
const dayOfKickOffs = ({ day, rows }: WallSubject) =>
  day === null || rows.some(isComing) ? day : addDays(day, 1);

const queriesOf = (subject: WallSubject) => {
  const day = dayOfKickOffs(subject);
  return day === null || day === subject.day ? [] : dayQueries(day, subject, dayQuery);
};

/** Returns the matches that are shown: those to come, and those that are off. */
export function comingRows(context: WallContext): readonly MatchListRow[] {
  const day = dayOfKickOffs(context);
  if (day === null || day === context.day) return context.rows.filter(isNotPlayed);
  const lists = queriesOf(context).map((query) => context.answerOf(query)?.data);
  return dayRows(day, context, lists)?.filter(isNotPlayed) ?? [];
}

function timeSections(rows: readonly MatchListRow[]): readonly TimeSection[] {
  const coming = byTime(rows.filter(isComing)).map((group): TimeSection => {
    const kickOff = group.kind === 'time' ? group.kickOff : null;
    return { key: group.key, rows: group.rows, kickOff, isOff: false };
  });
  const off = rows.filter((row) => !isComing(row));
  return off.length > 0 ? [...coming, { key: 'off', rows: off, kickOff: null, isOff: true }] : coming;
}

/** The next kick-offs by time: of today, or of tomorrow once today has none left. */
export const next: View = {
  queries: queriesOf,
  pages(context) {
    const { space, zone, words } = context;
    const { wall, wallScores: t, intl } = words;
    const rows = comingRows(context);
    const measures = rowMeasures(space);
    const pages = packSections<MatchListRow, TimeSection>(timeSections(rows), measures);
    const day = dayOfKickOffs(context);
    const other = day === null || day === context.day ? null : otherDay(day, context, t.tomorrow, intl);
    return pages.map((columns) => ({
      key: `next ${columns[0]?.[0]?.rows[0]?.record.id}`,
      title: other?.name ?? wall.views.next,
      note: [other?.date, wall.matches(rows.length)].filter(Boolean).join(', '),
      isPart: true,
      element: (
        <Columns
          count={measures.columns}
          columns={columns.map((column) => ({
            key: column[0]?.rows[0]?.record.id ?? '',
            content: column.map(({ key, kickOff, isOff, rows: ofTime }) => (
              <section key={key}>
                {isOff ? (
                  <TimeHead text={t.off} kickOff={null} />
                ) : (
                  <TimeHead
                    text={kickOff === null ? t.unknownTime : timeOfDay(kickOff * 1000, zone, intl)}
                    kickOff={kickOff}
                  />
                )}
                {ofTime.map((row) => (
                  <NextRow key={row.record.id} row={row} lead={isOff ? 'kick-off' : 'league'} />
                ))}
              </section>
            )),
          }))}
        />
      ),
    }));
  },
};
