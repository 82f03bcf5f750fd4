import { queryOptions } from '@tanstack/react-query';
import type { ChannelRecord } from '#contract/records/channel.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders } from './poll.ts';

/** The channels of a match in all countries (spec, Endpoints, rule 1). */
export const matchTvsQuery = (id: string) => {
  const queryKey: OperationKey = ['broadcast', { t: 'match_tvs', id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly ChannelRecord[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    retry: false,
  });
};
