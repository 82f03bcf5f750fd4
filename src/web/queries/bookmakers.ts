import { queryOptions } from '@tanstack/react-query';
import type { Bookmaker } from '#contract/records/bookmaker.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, whileFailing } from './poll.ts';

const queryKey: OperationKey = ['bookmakers', { t: 'list' }];

/** All bookmakers, in display order. */
export const bookmakersQuery = queryOptions({
  queryKey,
  queryFn: (context): Promise<Answer<readonly Bookmaker[]>> => fetchAnswer(context),
  staleTime: freshBy,
  refetchInterval: whileFailing,
});
