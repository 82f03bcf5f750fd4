import { queryOptions } from '@tanstack/react-query';
import type { ChannelRecord } from '#contract/records/channel.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { infoQuery } from './info.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

export const channelQuery = (id: string) => infoQuery<ChannelRecord>('broadcast', id);

/** A channel's matches of the next two weeks. */
export const channelMatchesQuery = (tv_id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'tv', tv_id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders<readonly MatchRow[]>(() => false),
  });
};
