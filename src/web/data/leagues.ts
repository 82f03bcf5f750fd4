import { queryOptions } from '@tanstack/react-query';
import type { League } from '#contract/records/league.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders, whileFailing } from './poll.ts';

/** A page of 100 competitions; the first one contains the number of pages. */
export const leaguesQuery = (page: number) => {
  const queryKey: OperationKey =
    page === 1 ? ['leagues', { t: 'list' }] : ['leagues', { t: 'list', page: `${page}` }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly League[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: whileFailing,
  });
};
