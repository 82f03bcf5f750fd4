import { queryOptions } from '@tanstack/react-query';
import type { MatchSidelinedRecord } from '#contract/records/sidelined.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders } from './poll.ts';

/** Unavailable players of both teams; not polled, because they change from day to day. */
export const sidelinedQuery = (id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'match_sidelined', id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<MatchSidelinedRecord | null>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    retry: false,
  });
};
