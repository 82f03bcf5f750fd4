import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { useAfterPaint } from '#web/clock/use-after-paint.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { mayPlay } from '#web/features/scores/may-play.ts';
import { type Row, rowsOf } from '#web/features/scores/shown.ts';
import type { Answer } from '#web/queries/fetch.ts';
import { liveQuery } from '#web/queries/live.ts';
import { pollBy } from '#web/queries/poll.ts';
import type { Query } from '#web/queries/source.ts';
import { useBoard } from './use-board.ts';
import { useRelated } from './use-related.ts';

interface Asked<T> {
  /** Another subject starts again. */
  readonly subject: string;
  /** The query of the list. */
  readonly query: Query<T>;
  /** A list of matches that is not polled. */
  readonly answer: Answer<readonly MatchRow[]> | undefined;
  /** Always the same function for a subject. */
  readonly belongs: (match: MatchRow) => boolean;
}

export interface Matches {
  /** By kick-off; null while loading. */
  readonly rows: readonly Row[] | null;
  /** Returns the as-of instant of the newest answer, epoch ms. */
  readonly confirmed: () => number;
}

/**
 * Merges a list of matches with the live list, which is fetched after the first paint and only while one of the matches
 * may be in play.
 */
export function useOverLive<T>({ subject, query, answer, belongs }: Asked<T>): Matches {
  const isPlaying = useClock(
    (now) => now !== null && (answer?.data.some((match) => mayPlay(match, now)) ?? false),
  );
  const isPainted = useAfterPaint(answer !== undefined);
  const live = useQuery({ ...liveQuery, enabled: isPlaying && isPainted });
  const { board, marks, confirmed } = useBoard(subject, [
    { kind: 'day', key: query.queryKey, answer },
    { kind: 'live', key: liveQuery.queryKey, answer: live.data },
  ]);
  const beside = useRelated(board, belongs);
  const rows = useMemo(() => rowsOf(board, marks, belongs, beside), [board, marks, belongs, beside]);
  const hasLeft = [...board.entries.values()].some(
    ({ leftAt, record }) => leftAt !== null && belongs(record),
  );
  // A match that has left the live list has ended: its list is polled until it has the final state.
  useQuery({ ...query, enabled: hasLeft, refetchInterval: pollBy<T>(() => false) });
  return { rows: answer ? rows : null, confirmed };
}
