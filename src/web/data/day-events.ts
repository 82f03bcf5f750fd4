import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';

/**
 * A day's matches with their events, which the list is fetched without, because it would be three times as long and
 * delay the first view. Only this has the red cards of matches that ended before the page was opened. Fetched once,
 * when the network is idle; later events come with the live list.
 */
export const dayEventsQuery = (utcDay: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'schedule', d: utcDay, include: 'events' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
