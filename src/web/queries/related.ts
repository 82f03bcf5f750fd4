import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy } from './poll.ts';

/** The service takes no more numbers in one question. */
const MOST = 100;

/**
 * The matches that those of a list belong to (new dates, first legs), all in one request. They change so seldom
 * that nobody polls for them: another list, or coming back, asks again.
 */
export const relatedQuery = (ids: readonly string[]) => {
  const queryKey: OperationKey = ['fixtures', { t: 'sort', ids: ids.slice(0, MOST).join(',') }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: freshBy,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
};
