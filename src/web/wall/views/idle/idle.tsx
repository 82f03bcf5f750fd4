import type { ReactNode } from 'react';
import { dayAndWeekday, dayNames } from '#web/format/clock-time.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { calendarDay, isAfterMidnight } from '#web/wall/calendar-day.ts';
import { rowMeasures } from '#web/wall/parts/row-measures.ts';
import type { View, WallSubject } from '#web/wall/view.ts';
import { board } from '#web/wall/views/board/board.ts';
import { BoardRow } from '#web/wall/views/board/board-row.tsx';
import { comingRows, next } from '#web/wall/views/next/next.tsx';
import { NextRow } from '#web/wall/views/next/next-row.tsx';
import { finishedRows, results } from '#web/wall/views/results/results.ts';

const HEAD = 'flex h-16.5 upright:h-17.5 items-center gap-5 text-body font-semibold';

/** Divides the rows of a page; what one part does not need the other one has. */
function share(places: number, first: number, second: number): readonly [first: number, second: number] {
  const half = Math.ceil(places / 2);
  const ofFirst = Math.min(first, Math.max(half, places - second));
  return [ofFirst, Math.min(second, places - ofFirst)];
}

const queriesOf = (subject: WallSubject) => [
  ...(next.queries?.(subject) ?? []),
  ...(results.queries?.(subject) ?? []),
];

/**
 * What a wall shows while its program has nothing to show: the matches in play, or else the next kick-offs and the last
 * results.
 */
export const idle: View = {
  queries: queriesOf,
  pages(context) {
    const live = board.pages(context);
    if (live.length > 0) return live;
    const { space, zone, words } = context;
    const day = calendarDay(context);
    const { wallScores: t, intl } = words;
    const { height, head, gap, row } = rowMeasures(space);
    const places = Math.max(2, Math.floor((height - 2 * head - gap) / row));
    const coming = comingRows(context).filter(({ record }) => record.phase === 'scheduled');
    const over = finishedRows(context).toReversed();
    const [comingCount, overCount] = share(places, coming.length, over.length);
    const dayOf = ({ record }: MatchListRow) => dayAndWeekday(record.time.timestamp * 1000, zone, intl);
    const isEmpty = comingCount + overCount === 0;
    const isComplete = queriesOf(context).every((query) => context.answerOf(query) !== undefined);
    const part = (heading: string, rows: readonly MatchListRow[], children: ReactNode) => (
      <section>
        <h2 className={HEAD}>
          {heading}
          {rows[0] && <span className="font-normal text-quiet">{dayOf(rows[0])}</span>}
        </h2>
        {children}
      </section>
    );
    const comingNow = coming.slice(0, comingCount);
    const overNow = over.slice(0, overCount);
    return [
      {
        key: 'idle',
        title: t.nothingOn,
        note: null,
        element: isEmpty ? (
          day !== null && (
            <div className="flex h-full flex-col justify-center gap-y-7.5 text-center">
              {isComplete && (
                <p className="text-balance font-bold font-stretch-78% text-club">
                  {isAfterMidnight(context) ? t.nothingToday : t.nothingSoon}
                </p>
              )}
              <p className="font-stretch-84% text-quiet text-title">{dayNames(day, intl).long}</p>
            </div>
          )
        ) : (
          <div className="flex flex-col gap-y-2 pt-2.5 upright:pt-5">
            {comingCount > 0 &&
              part(
                t.nextKickOffs,
                comingNow,
                comingNow.map((one) => <NextRow key={one.record.id} row={one} lead="kick-off" />),
              )}
            {overCount > 0 &&
              part(
                t.lastResults,
                overNow,
                overNow.map((one) => <BoardRow key={one.record.id} row={one} />),
              )}
          </div>
        ),
      },
    ];
  },
};
