import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { EMPTY_STORE, type MatchStore } from '#news/match-store.ts';
import { areAllOver, dayQuery } from '#web/data/day.ts';
import { type Answer, isCompleteAnswer } from '#web/data/fetch.ts';
import { liveQuery } from '#web/data/live.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { type Day, isWithin, quartersOf, utcDays } from '#web/format/day.ts';
import { hoursIn } from '#web/matches/missing-hours.ts';
import { listRows } from '#web/matches/rows.ts';
import { type ListResult, useMatchStore } from './use-match-store.ts';
import { useRowRequests } from './use-row-requests.ts';

/** The matches of a page and the queries that they come from. */
export interface WatchedMatches {
  /** Another subject is another page. */
  readonly subject: string;
  readonly store: MatchStore;
  /** Keys of the polled queries. */
  readonly keys: readonly OperationKey[];
  /** UTC days on the page, `YYYY-MM-DD`. */
  readonly utcDays: readonly string[];
  /** Whether every answer has come once, but for days whose list fails. */
  readonly isComplete: boolean;
  /** Whether a match belongs to the page. */
  readonly belongs: (match: MatchRow) => boolean;
}

const NO_QUARTERS: ReadonlySet<number> = new Set();
/** Fills the place of a UTC day that the viewer's day does not overlap: docs/first-view.md says what `useQueries` would add. */
const NO_DAY = { ...dayQuery(''), enabled: false };

interface DayResult {
  readonly data: Answer<readonly MatchRow[]> | undefined;
  readonly errorUpdateCount: number;
}

/** Whether a list has failed and has not come since; its error is gone while it is requested again. */
const lacksPart = ({ data, errorUpdateCount }: DayResult) => errorUpdateCount > 0 && !isCompleteAnswer(data);
const isMissing = (one: DayResult) => lacksPart(one) && one.data === undefined;

interface DayOptions {
  /** Returns the query of a UTC day. */
  readonly listOf?: typeof dayQuery;
  /** Whether rows show new dates, first legs and earlier red cards, which are requested. */
  readonly hasRowRequests?: boolean;
  /** When the day begins, ms after midnight; in quarters of an hour. */
  readonly startsAt?: number;
}

/**
 * Returns the matches of a viewer's day: its one to three UTC days, merged with the live list. The live list is fetched
 * today, and on other days while one of their matches is in play.
 *
 * @param day null until the first response says what day it is
 */
export function useDay(
  day: Day | null,
  today: Day | null,
  zone: string,
  { listOf = dayQuery, hasRowRequests = false, startsAt = 0 }: DayOptions = {},
) {
  const quarters = useMemo(
    () => (day ? quartersOf(day, zone, startsAt) : NO_QUARTERS),
    [day, zone, startsAt],
  );
  const dates = useMemo(() => utcDays(quarters), [quarters]);
  const queries = dates.map(listOf);
  const slots = [
    useQuery(queries[0] ?? NO_DAY),
    useQuery(queries[1] ?? NO_DAY),
    useQuery(queries[2] ?? NO_DAY),
  ];
  const days = slots.slice(0, queries.length);
  const inPlay = days.some(({ data }) => data?.data.some(({ phase }) => phase === 'live'));
  const wantsLive = today === null || day === today || inPlay;
  const isSettled = queries.length > 0 && days.every((one) => one.data || lacksPart(one));
  // Fetched after the day's rows, so as not to compete with them; without a known day it is fetched first.
  const live = useQuery({ ...liveQuery, enabled: wantsLive && (isSettled || day === null) });

  const results: ListResult[] = queries.map(({ queryKey: key }, at) => ({
    key,
    answer: days[at]?.data,
  }));
  if (wantsLive) results.push({ key: liveQuery.queryKey, answer: live.data });
  const subject = `${day} ${zone}`;
  const { store, marks } = useMatchStore(subject, results);
  const polledResults = results.filter(
    ({ key, answer }) => key === liveQuery.queryKey || !answer || !areAllOver(answer.data),
  );
  const keys = polledResults.map(({ key }) => key);
  const state = useStateOfData(keys);

  // Refetches the day's list whenever matches leave the live list, because it has their final state.
  const { departures } = store;
  const knownDepartures = useRef(departures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the departure is the reason, not the lists
  useEffect(() => {
    if (wantsLive && departures > knownDepartures.current) for (const { refetch } of days) void refetch();
    knownDepartures.current = departures;
  }, [departures]);

  const isComplete = days.every(({ data }) => isCompleteAnswer(data));
  const isAnswered = [...days, ...(wantsLive ? [live] : [])].every(
    (one) => lacksPart(one) || isCompleteAnswer(one.data),
  );
  const missing = days.some(({ data }) => isCompleteAnswer(data)) ? days.filter(isMissing) : [];
  const isMissingAt = (at: number) => missing.includes(days[at] as (typeof days)[number]);
  const missingDates = dates.filter((_, at) => isMissingAt(at)).join();
  const missingHours = useMemo(() => hoursIn(quarters, missingDates.split(',')), [quarters, missingDates]);
  const isToday = day === today;
  const belongs = useCallback(
    ({ id, time, phase }: MatchRow) =>
      isWithin(time.timestamp, quarters) || (isToday && phase === 'live' && store.liveIds.has(id)),
    [quarters, isToday, store.liveIds],
  );
  // The related matches of half a list would be requested again with the whole one.
  const isWhole = isSettled && (isComplete || days.some(lacksPart));
  const related = useRowRequests(hasRowRequests ? (isWhole ? store : EMPTY_STORE) : null, dates);
  const rows = useMemo(
    () => (isSettled ? listRows(store, marks, belongs, related) : []),
    [isSettled, store, marks, belongs, related],
  );
  return {
    /** Null until the day's lists have come: a day whose list has not come is not an empty day. */
    rows: isSettled && (isComplete || rows.length > 0) ? rows : null,
    /** Whether all lists have come; otherwise there may be more matches than rows. */
    isComplete,
    /** Whether all lists have come but those of `missingHours`, so that the rows can be counted. */
    isCounted:
      isComplete || (missing.length > 0 && days.every((one) => isMissing(one) || isCompleteAnswer(one.data))),
    /** Hours of the day whose list has failed, while another one is there. */
    missingHours,
    /** Keys of their queries. */
    missingKeys: queries.filter((_, at) => isMissingAt(at)).map(({ queryKey }): OperationKey => queryKey),
    /** Requests the missing hours again. */
    onRetry: () => missing.forEach(({ refetch }) => void refetch()),
    /** Whether all lists have come or failed. */
    isAnswered,
    state,
    /** The answers of the day's queries. */
    answers: days.map(({ data }) => data),
    /** Number of the service's matches that were unreadable. */
    dropped: results.reduce((sum, { answer }) => sum + (answer?.meta.dropped ?? 0), 0),
    watchedMatches: {
      subject,
      store,
      keys,
      utcDays: dates,
      isComplete: results.every(
        ({ answer }, at) =>
          isCompleteAnswer(answer) || (at < days.length && lacksPart(days[at] as DayResult)),
      ),
      belongs,
    } satisfies WatchedMatches,
  };
}
