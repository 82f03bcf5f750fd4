import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareEmbedded } from '#contract/embed-day.ts';
import { MAX_IDS } from '#contract/max-ids.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { leagueDayQuery, matchesQuery } from '#web/data/league-day.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { EMPTY_STORE, type MatchEntry, mergeAnswer } from '#web/matches/match-store.ts';
import { heldAt, type ListResult, listAnswer } from '#web/routes/shared/lists/list-answer.ts';
import { useAccumulator } from '#web/ui/use-accumulator.ts';

/** Merges the answers that are new, each with its as-of instant; another subject starts again. */
function useMatchEntries(subject: string, results: readonly ListResult[]) {
  const [state] = useAccumulator(
    (last) => {
      const previous = last.subject === subject ? last : { subject, store: EMPTY_STORE, answers: [] };
      const newResults = results.filter(({ answer }) => answer && !previous.answers.includes(answer));
      if (newResults.length === 0) return last.subject === subject ? last : previous;
      const now = worldClock.now() ?? 0;
      const store = newResults
        .map((one) => listAnswer(one, now))
        .filter((answer) => answer !== null)
        .sort((a, b) => a.asOf - b.asOf)
        .reduce(mergeAnswer, previous.store);
      return { subject, store, answers: results.map(({ answer }) => answer) };
    },
    { subject, store: EMPTY_STORE, answers: [] as readonly ListResult['answer'][] },
  );
  return state.store;
}

/** Returns the ids of the matches that are in play, or should be by now. */
function dueIdsOf(entries: readonly MatchEntry[], now: number | null): string {
  return entries
    .filter(
      ({ record: { phase, time } }) =>
        phase === 'live' || (phase === 'scheduled' && now !== null && time.timestamp * 1000 <= now),
    )
    .map(({ record }) => record.id)
    .sort((a, b) => Number(a) - Number(b))
    .slice(0, MAX_IDS)
    .join();
}

/**
 * Returns the matches of a competition on UTC days, in the order of embeds. Those in play are requested by their ids, because the
 * list of all matches in play would be twenty times as long.
 *
 * @param days at most three
 */
export function useLeagueMatches(league: string, days: readonly string[]) {
  // Hooks have a fixed number; `useQueries` would add 0.9 KB.
  const queries = [0, 1, 2].map((at) => ({
    ...leagueDayQuery(league, days[at] ?? ''),
    enabled: days[at] !== undefined,
  }));
  const [first, second, third] = queries as [Query, Query, Query];
  type Query = ReturnType<typeof leagueDayQuery>;
  const lists = [useQuery(first), useQuery(second), useQuery(third)].slice(0, days.length);
  const listResults = lists.map(({ data }, at) => ({
    kind: 'day' as const,
    key: queries[at]?.queryKey ?? first.queryKey,
    answer: data,
  }));
  const [dueIds, setDueIds] = useAccumulator((ids) => ids, '');
  const dueQuery = matchesQuery(dueIds === '' ? [] : dueIds.split(','));
  const due = useQuery(dueQuery);
  const results = [...listResults, { kind: 'day' as const, key: dueQuery.queryKey, answer: due.data }];
  const store = useMatchEntries(`${league} ${days}`, results);
  const entries = useMemo(
    () => [...store.entries.values()].sort((a, b) => compareEmbedded(a.record, b.record)),
    [store],
  );
  const dueIdsNow = useClock((now) => dueIdsOf(entries, now));
  if (dueIdsNow !== dueIds) setDueIds(dueIdsNow);
  const keys = results.map(({ key }) => key);
  const state = useStateOfData(dueIds === '' ? keys.slice(0, -1) : keys);
  return {
    entries,
    /** Returns the as-of instant of the newest answer, or of the newest one that has a match, epoch ms. */
    confirmed: (id?: string) => (id && heldAt(results, id)) || store.asOf,
    state,
    /** Whether every list has come; otherwise there may be more matches. */
    isComplete: lists.length > 0 && lists.every(({ data }) => data !== undefined),
  };
}
