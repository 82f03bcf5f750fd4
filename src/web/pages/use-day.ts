import { useCallback, useEffect, useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { Board } from '#web/features/scores/overlay.ts';
import { type Beside, type Row, rowsOf } from '#web/features/scores/shown.ts';
import { type Day, isWithin, quartersOf, utcDays } from '#web/format/day.ts';
import { dayQuery, isOver } from '#web/queries/day.ts';
import { isWhole } from '#web/queries/fetch.ts';
import { liveQuery } from '#web/queries/live.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';
import { currentSource, useAnswer } from '#web/queries/source.ts';
import { type StateOfData, useStateOfData } from '#web/queries/use-state-of-data.ts';
import { type Brought, useBoard } from './use-board.ts';

/** The matches of a page and the queries that they come from. */
export interface Watched {
  /** Another subject is another page. */
  readonly subject: string;
  readonly board: Board;
  /** Keys of the polled queries. */
  readonly keys: readonly OperationKey[];
  /** Whether every day's list has come or failed. */
  readonly settled: boolean;
  /** UTC days on the page, `YYYY-MM-DD`. */
  readonly utcDays: readonly string[];
  /** Whether every answer has come once. */
  readonly complete: boolean;
  /** Whether a match belongs to the page. */
  readonly belongs: (match: MatchRow) => boolean;
}

export interface DayOfMatches {
  /** Null until the day's lists have come. */
  readonly rows: readonly Row[] | null;
  /** Whether all lists have come; otherwise there may be more matches than rows. */
  readonly complete: boolean;
  /** Returns the as-of instant of the newest answer, epoch ms; clocks stop without a recent one. */
  readonly confirmed: () => number;
  readonly state: StateOfData;
  /** Number of the service's matches that were unreadable. */
  readonly dropped: number;
  readonly watched: Watched;
  /** The day's queries and their answers. */
  readonly brought: readonly Brought[];
}

const NEVER: ReadonlySet<number> = new Set();
/** Fills the place of a UTC day that the viewer's day does not overlap. */
const NO_DAY = { ...dayQuery(''), enabled: false };

/**
 * Returns the matches of a viewer's day: its one to three UTC days, merged with the live list. The live list is fetched
 * today, and on other days while one of their matches is in play.
 *
 * @param day null until the first response says what day it is
 * @param beside what rows show besides their own match
 * @param listOf returns the query of a UTC day; always the same function
 */
export function useDay(
  day: Day | null,
  today: Day | null,
  zone: string,
  beside: Beside,
  listOf = dayQuery,
): DayOfMatches {
  const quarters = useMemo(() => (day ? quartersOf(day, zone) : NEVER), [day, zone]);
  const queries = useMemo(() => utcDays(quarters).map(listOf), [quarters, listOf]);
  const slots = [
    useAnswer(queries[0] ?? NO_DAY),
    useAnswer(queries[1] ?? NO_DAY),
    useAnswer(queries[2] ?? NO_DAY),
  ];
  const days = slots.slice(0, queries.length);
  const inPlay = days.some(({ data }) => data?.data.some(({ phase }) => phase === 'live'));
  const wantsLive = today === null || day === today || inPlay;
  const settled = queries.length > 0 && days.every(({ data, error }) => data || error);
  // Fetched after the day's rows, so as not to compete with them; without a known day it is fetched first.
  const live = useAnswer({ ...liveQuery, enabled: wantsLive && (settled || day === null) });

  const brought: Brought[] = queries.map(({ queryKey: key }, at) => ({
    kind: 'day',
    key,
    answer: days[at]?.data,
  }));
  if (wantsLive) brought.push({ kind: 'live', key: liveQuery.queryKey, answer: live.data });
  const subject = `${day} ${zone}`;
  const { board, marks, confirmed } = useBoard(subject, brought);
  const polled = brought.filter(({ kind, answer }) => kind === 'live' || !answer || !isOver(answer.data));
  const keys = polled.map(({ key }) => key);
  const state = useStateOfData(keys);

  // Refetches the day's list whenever matches leave the live list, because it has their final state.
  const { departures } = board;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the departure is the reason, not the queries
  useEffect(() => {
    if (departures > 0) for (const query of queries) void currentSource().askAgain(query);
  }, [departures]);

  const complete = days.every(({ data }) => isWhole(data));
  const isToday = day === today;
  const belongs = useCallback(
    ({ id, time, phase }: MatchRow) =>
      isWithin(time.timestamp, quarters) || (isToday && phase === 'live' && board.liveIds.has(id)),
    [quarters, isToday, board.liveIds],
  );
  const rows = useMemo(
    () => (settled ? rowsOf(board, marks, belongs, beside) : []),
    [settled, board, marks, belongs, beside],
  );
  return {
    // A day whose list has not come is not an empty day.
    rows: settled && (complete || rows.length > 0) ? rows : null,
    complete,
    confirmed,
    state,
    brought,
    dropped: brought.reduce((sum, { answer }) => sum + (answer?.meta.dropped ?? 0), 0),
    watched: {
      subject,
      board,
      keys,
      settled: settled && (complete || days.some(({ error }) => error)),
      utcDays: queries.map(({ queryKey }) => queryKey[1]['d'] ?? ''),
      complete: brought.every(({ answer }) => isWhole(answer)),
      belongs,
    },
  };
}
