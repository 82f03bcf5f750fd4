import { queryOptions } from '@tanstack/react-query';
import type { StandingsRecord } from '#contract/records/standings.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

const options = (t: 'standings' | 'standings_live', season_id: string | null) => {
  const queryKey: OperationKey = ['leagues', { t, season_id: season_id ?? '' }];
  return {
    queryKey,
    queryFn: (context): Promise<Answer<StandingsRecord | null>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    enabled: season_id !== null,
    retry: false,
  } satisfies Parameters<
    typeof queryOptions<Answer<StandingsRecord | null>, Error, Answer<StandingsRecord | null>, OperationKey>
  >[0];
};

/** The current tables of a season; polled while they can change. */
export const liveStandingsQuery = (season: string | null, isMoving: boolean) =>
  queryOptions({ ...options('standings_live', season), refetchInterval: pollFromHeaders(() => !isMoving) });

/** The tables of a season as they were this morning. */
export const standingsQuery = (season: string | null) => queryOptions(options('standings', season));
