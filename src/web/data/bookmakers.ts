import { queryOptions } from '@tanstack/react-query';
import type { BookmakerRecord } from '#contract/records/bookmaker.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders, whileFailing } from './poll.ts';

const queryKey: OperationKey = ['bookmakers', { t: 'list' }];

/** All bookmakers, in display order. */
export const bookmakersQuery = queryOptions({
  queryKey,
  queryFn: (context): Promise<Answer<readonly BookmakerRecord[]>> => fetchAnswer(context),
  staleTime: staleTimeFromHeaders,
  refetchInterval: whileFailing,
});
