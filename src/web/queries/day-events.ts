import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';

/**
 * A day's matches once more, with their events: a list is asked for without (it is what the first view waits for,
 * and two thirds as long), and who was sent off in a match that had ended before the page was opened is told
 * nowhere else. Asked for once, when there is nothing better to do; what happens later is seen as it happens.
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
