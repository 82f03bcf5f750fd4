import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dueIds } from '#contract/due-ids.ts';
import { compareEmbedded } from '#contract/embed-day.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { leagueDayQuery, matchesQuery } from '#web/data/league-day.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { useListedMatches } from '#web/lists/use-listed-matches.ts';
import { useAccumulator } from '#web/state/use-accumulator.ts';

/**
 * Returns the matches of a competition on UTC days, in the order of embeds. Those in play are requested by their ids, because the
 * list of all matches in play would be twenty times as long.
 */
export function useLeagueMatches(league: string, days: readonly string[]) {
  const queries = days.map((day) => leagueDayQuery(league, day));
  const lists = useQueries({ queries });
  const [ids, setIds] = useAccumulator((previous) => previous, '');
  const dueQuery = matchesQuery(ids === '' ? [] : ids.split(','));
  const due = useQuery(dueQuery);
  const { store, confirmed } = useListedMatches(
    `${league} ${days}`,
    [...lists, due].map(({ data }) => data),
  );
  const entries = useMemo(
    () => [...store.entries.values()].sort((a, b) => compareEmbedded(a.record, b.record)),
    [store.entries],
  );
  const records = entries.map(({ record }) => record);
  const idsNow = useClock((now) => dueIds(records, now ?? Number.NEGATIVE_INFINITY).join());
  if (idsNow !== ids) setIds(idsNow);
  const keys = queries.map(({ queryKey }) => queryKey);
  const state = useStateOfData(ids === '' ? keys : [...keys, dueQuery.queryKey]);
  return {
    entries,
    confirmed,
    state,
    /** Whether every list has come; otherwise there may be more matches. */
    isComplete: lists.length > 0 && lists.every(({ data }) => data !== undefined),
  };
}
