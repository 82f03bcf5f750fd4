import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders, whileFailing } from './poll.ts';

/** One competition's matches on a UTC day with their TV channels, which do not change during the day. */
export const dayChannelsQuery = (utcDay: string, league_id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'schedule', d: utcDay, league_id, include: 'broadcast' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: whileFailing,
  });
};
