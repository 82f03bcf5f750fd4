import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClock } from '#web/clock/use-clock.ts';
import { NOTHING_BESIDE, type Row, rowsOf } from '#web/features/scores/shown.ts';
import { liveQuery } from '#web/queries/live.ts';
import { pollBy } from '#web/queries/poll.ts';
import { seasonMatchesQuery } from '#web/queries/season.ts';
import { useBoard } from './use-board.ts';

/** From so long before its kick-off a match is looked for among those in play, ms. */
const AHEAD = 300_000;

interface SeasonMatches {
  /** By kick-off; null as long as nobody has told them. */
  readonly rows: readonly Row[] | null;
  /** Tells the as-of instant of the newest answer, epoch ms. */
  readonly confirmed: () => number;
}

/** The matches of a season under what is in play, which is asked for as long as one of them may be. */
export function useSeasonMatches(seasonId: string): SeasonMatches {
  const query = seasonMatchesQuery(seasonId);
  const { data } = useQuery(query);
  const isPlaying = useClock(
    (now) =>
      now !== null &&
      (data?.data.some(
        ({ phase, time }) =>
          phase === 'live' || (phase === 'scheduled' && time.timestamp * 1000 - now < AHEAD),
      ) ??
        false),
  );
  const live = useQuery({ ...liveQuery, enabled: isPlaying });
  const { board, marks, confirmed } = useBoard(seasonId, [
    { kind: 'day', key: query.queryKey, answer: data },
    { kind: 'live', key: liveQuery.queryKey, answer: live.data },
  ]);
  // Whoever has left the live list has ended: the season's list knows how, and is asked until it says so.
  const hasLeft = [...board.entries.values()].some(
    ({ leftAt, record }) => leftAt !== null && record.season_id === seasonId,
  );
  useQuery({ ...query, enabled: hasLeft, refetchInterval: pollBy(() => false) });
  const rows = useMemo(
    () => rowsOf(board, marks, ({ season_id }) => season_id === seasonId, NOTHING_BESIDE),
    [board, marks, seasonId],
  );
  return { rows: data ? rows : null, confirmed };
}
