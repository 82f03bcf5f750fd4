import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, pollBy } from './poll.ts';

const key: OperationKey = ['livescores', { t: 'live', include: 'events' }];

/** Every match in play, with its goals, reds and rulings; the fast one. It never ends: the next kick-off comes. */
export const liveQuery = queryOptions({
  queryKey: key,
  queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
  staleTime: freshBy,
  refetchInterval: pollBy<readonly MatchRow[]>(() => false),
});
