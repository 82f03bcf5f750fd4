import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { matchesOf } from '#web/data/listed-matches.ts';
import { liveQuery } from '#web/data/live.ts';
import { relatedQuery } from '#web/data/related.ts';
import type { MatchStates } from '#web/features/search/match-states.ts';
import { useMatchStore } from '#web/lists/use-match-store.ts';
import { listRows, NONE_RELATED } from '#web/matches/rows.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { useStore } from '#web/state/store.ts';

interface Wishes {
  /** Whether to fetch the matches in play, even if no result has kicked off. */
  readonly live: boolean;
  /** Whether to fetch the results that have kicked off and are in no loaded list, in one request. */
  readonly ended: boolean;
}

const isOver = (match: MatchRow | undefined) => match?.phase === 'finished' || match?.phase === 'off';

/**
 * Returns the score and minute of matches among results, and all matches in play. Most come from lists that other pages
 * have loaded; the live list is polled while it is used.
 */
export function useMatchStates(results: readonly SearchResult[], wishes: Wishes) {
  const client = useQueryClient();
  const listed = matchesOf(client);
  const all = useStore(listed);
  const ids = new Set(results.filter(({ kind }) => kind === 'match').map(({ id }) => id));
  const startedIds = useClock((now) =>
    results
      .filter(({ startdate }) => startdate !== null && now !== null && startdate * 1000 <= now)
      .map(({ id }) => id)
      .join(),
  );
  const live = useQuery(enabledIf(wishes.live || startedIds !== '', liveQuery));
  const wantsEnded = wishes.ended && live.isFetched;
  // Not for every answer: the one to this request must not change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a departure is another reason
  const ended = useMemo(() => {
    const { entries, liveIds } = listed.get();
    const isKnown = (id: string) => liveIds.has(id) || isOver(entries.get(id)?.record);
    return wantsEnded ? startedIds.split(',').filter((id) => id !== '' && !isKnown(id)) : [];
  }, [listed, startedIds, wantsEnded, all.departures]);
  const endedQuery = relatedQuery(ended);
  const { marks } = useMatchStore('search', [
    { key: endedQuery.queryKey, answer: useQuery(endedQuery).data },
    { key: liveQuery.queryKey, answer: live.data },
  ]);
  const isCurrent = ({ id, phase }: MatchRow) => all.liveIds.has(id) || (ids.has(id) && phase !== 'live');
  const rows = listRows(all, marks, isCurrent, NONE_RELATED);
  const states: MatchStates = new Map(rows.map((row) => [row.record.id, row]));
  const isLoading = wishes.live && isFirstLoad(live);
  return { states, isLoading, inPlay: rows.filter(({ record }) => all.liveIds.has(record.id)) };
}
