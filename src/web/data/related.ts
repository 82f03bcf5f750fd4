import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders } from './poll.ts';

/** The service accepts at most this many ids per request. */
const MAX_IDS = 100;

/**
 * Matches that a list refers to (new dates, first legs), in one request. They change rarely, so there is no polling:
 * another list, or a return, refetches.
 */
export const relatedQuery = (ids: readonly string[]) => {
  const queryKey: OperationKey = ['fixtures', { t: 'sort', ids: ids.slice(0, MAX_IDS).join(',') }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
};
