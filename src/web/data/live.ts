import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

const key: OperationKey = ['livescores', { t: 'live', include: 'events' }];

/**
 * All matches in play with their goals, red cards and VAR decisions, polled fastest. Polling never stops, because the
 * next kick-off will come.
 */
export const liveQuery = queryOptions({
  queryKey: key,
  queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
  staleTime: staleTimeFromHeaders,
  refetchInterval: pollFromHeaders<readonly MatchRow[]>(() => false),
});
