import { queryOptions } from '@tanstack/react-query';
import type { H2hRecord } from '#contract/records/h2h.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders } from './poll.ts';

/** Earlier meetings of the two teams of a match; they change with the next match only. */
export const h2hQuery = (id: string) => {
  const queryKey: OperationKey = ['h2h', { t: 'match', id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<H2hRecord | null>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    retry: false,
  });
};
