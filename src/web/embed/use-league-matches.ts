import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareEmbedded } from '#contract/embed-day.ts';
import { MAX_IDS } from '#contract/max-ids.ts';
import type { MatchEntry } from '#news/match-store.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { leagueDayQuery, matchesQuery } from '#web/data/league-day.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { useListedMatches } from '#web/lists/use-listed-matches.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

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
 */
export function useLeagueMatches(league: string, days: readonly string[]) {
  const queries = days.map((day) => leagueDayQuery(league, day));
  const lists = useQueries({ queries });
  const [dueIds, setDueIds] = useAccumulator((ids) => ids, '');
  const dueQuery = matchesQuery(dueIds === '' ? [] : dueIds.split(','));
  const due = useQuery(dueQuery);
  const { store, confirmed } = useListedMatches(
    `${league} ${days}`,
    [...lists, due].map(({ data }) => data),
  );
  const entries = useMemo(
    () => [...store.entries.values()].sort((a, b) => compareEmbedded(a.record, b.record)),
    [store.entries],
  );
  const dueIdsNow = useClock((now) => dueIdsOf(entries, now));
  if (dueIdsNow !== dueIds) setDueIds(dueIdsNow);
  const keys = queries.map(({ queryKey }) => queryKey);
  const state = useStateOfData(dueIds === '' ? keys : [...keys, dueQuery.queryKey]);
  return {
    entries,
    confirmed,
    state,
    /** Whether every list has come; otherwise there may be more matches. */
    isComplete: lists.length > 0 && lists.every(({ data }) => data !== undefined),
  };
}
