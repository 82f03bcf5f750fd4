import { queryOptions } from '@tanstack/react-query';
import type { MatchSidelined } from '#contract/records/sidelined.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy } from './poll.ts';

/** Who of both teams cannot play; it changes from day to day, so nobody polls for it. */
export const sidelinedQuery = (id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'match_sidelined', id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<MatchSidelined | null>> => fetchAnswer(context),
    staleTime: freshBy,
    retry: false,
  });
};
