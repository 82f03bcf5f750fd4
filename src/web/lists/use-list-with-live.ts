import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { useClock } from '#web/clock/use-clock.ts';
import type { Answer } from '#web/data/fetch.ts';
import { liveQuery } from '#web/data/live.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { pollFromHeaders } from '#web/data/poll.ts';
import { mayPlay } from '#web/matches/may-play.ts';
import { listRows, type MatchListRow } from '#web/matches/rows.ts';
import { useMatchStore } from './use-match-store.ts';
import { useRelatedMatches } from './use-related-matches.ts';

interface ListSource<T> {
  /** Another subject starts again. */
  readonly subject: string;
  readonly query: UseQueryOptions<Answer<T>, Error, Answer<T>, OperationKey>;
  /** A list of matches that is not polled. */
  readonly answer: Answer<readonly MatchRow[]> | undefined;
  /** Always the same function for a subject. */
  readonly belongs: (match: MatchRow) => boolean;
}

export interface ListWithLive {
  /** By kick-off; null while loading. */
  readonly rows: readonly MatchListRow[] | null;
  /** Keys of the polled queries. */
  readonly keys: readonly OperationKey[];
}

/**
 * Merges a list of matches with the live list, which is fetched after the first paint and only while one of the matches
 * may be in play.
 */
export function useListWithLive<T>({ subject, query, answer, belongs }: ListSource<T>): ListWithLive {
  const isPlaying = useClock(
    (now) => now !== null && (answer?.data.some((match) => mayPlay(match, now)) ?? false),
  );
  const isPainted = useAfterPaint(answer !== undefined);
  const wantsLive = isPlaying && isPainted;
  const live = useQuery({ ...liveQuery, enabled: wantsLive });
  const { store, marks } = useMatchStore(subject, [
    { key: query.queryKey, answer },
    { key: liveQuery.queryKey, answer: live.data },
  ]);
  const related = useRelatedMatches(store, belongs);
  const rows = useMemo(() => listRows(store, marks, belongs, related), [store, marks, belongs, related]);
  const hasLeft = [...store.entries.values()].some(
    ({ leftLiveAt, record }) => leftLiveAt !== null && belongs(record),
  );
  // A match that has left the live list has ended: its list is polled until it has the final state.
  const { isError } = useQuery({ ...query, enabled: hasLeft, refetchInterval: pollFromHeaders<T>() });
  const keys = [
    ...(wantsLive ? [liveQuery.queryKey] : []),
    // Its age counts once it was needed and did not come.
    ...(hasLeft && isError ? [query.queryKey] : []),
  ];
  return { rows: answer ? rows : null, keys };
}
