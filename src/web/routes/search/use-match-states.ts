import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { enabledIf } from '#web/data/enabled-if.ts';
import { isFirstLoad } from '#web/data/is-first-load.ts';
import { liveQuery } from '#web/data/live.ts';
import { relatedQuery } from '#web/data/related.ts';
import type { MatchStates } from '#web/features/search/match-states.ts';
import { EMPTY_SUPPLEMENT, listRows, type MatchListRow } from '#web/matches/rows.ts';
import type { ListResult } from '#web/routes/shared/lists/list-answer.ts';
import { useMatchStore } from '#web/routes/shared/lists/use-match-store.ts';
import { loadedLists } from '#web/routes/shared/search/loaded-lists.ts';
import type { SearchResult } from '#web/settings/recent.ts';
import { shieldVersion } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';

interface Wishes {
  /** Whether to fetch the matches in play, even if no result has kicked off. */
  readonly live: boolean;
  /** Whether to fetch the results that have kicked off and are in no loaded list, in one request. */
  readonly ended: boolean;
}

const isOver = ({ phase }: MatchRow) => phase === 'finished' || phase === 'off';

/**
 * Returns the score and minute of matches among results, and all matches in play. Most come from lists that other pages
 * have loaded; the live list is polled while it is used.
 */
export function useMatchStates(results: readonly SearchResult[], wishes: Wishes) {
  const client = useQueryClient();
  const version = useStore(shieldVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other lists
  const lists = useMemo(() => loadedLists(client), [client, version]);
  const ids = new Set(results.filter(({ kind }) => kind === 'match').map(({ id }) => id));
  const startedIds = useClock((now) =>
    results
      .filter(({ startdate }) => startdate !== null && now !== null && startdate * 1000 <= now)
      .map(({ id }) => id)
      .join(),
  );
  const started = startedIds === '' ? [] : startedIds.split(',');
  const live = useQuery(enabledIf(wishes.live || started.length > 0, liveQuery));
  const knownIds = useMemo(() => {
    const over = lists.flatMap(({ answer }) => answer.data.filter(isOver));
    return new Set([...over, ...(live.data?.data ?? [])].map(({ id }) => id));
  }, [lists, live.data]);
  const isLiveKnown = live.isFetched;
  const ended = wishes.ended && isLiveKnown ? started.filter((id) => !knownIds.has(id)) : [];
  const endedQuery = relatedQuery(ended);
  const related = useQuery(endedQuery);
  const answers: readonly ListResult[] = [
    ...lists.map(({ key, answer }) => ({ kind: 'day' as const, key, answer })),
    { kind: 'day', key: endedQuery.queryKey, answer: related.data },
    { kind: 'live', key: liveQuery.queryKey, answer: live.data },
  ];
  const { store, marks, confirmed } = useMatchStore('search', answers);
  const isCurrent = ({ id, phase }: MatchRow) => store.liveIds.has(id) || (ids.has(id) && phase !== 'live');
  const rows = listRows(store, marks, isCurrent, EMPTY_SUPPLEMENT);
  const states: MatchStates = {
    rows: new Map(rows.map((row): [string, MatchListRow] => [row.record.id, row])),
    confirmed,
  };
  const isLoading = wishes.live && isFirstLoad(live);
  return { states, isLoading, inPlay: rows.filter(({ record }) => store.liveIds.has(record.id)) };
}
