import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

type Rows = readonly MatchRow[];

export type Dataset = 'broadcast' | 'odds_prematch';

/** Row extras change slowly, so this polls less often than scores, ms. */
const MIN_INTERVAL_MS = 60_000;

/** Matches by id with extra datasets in one request, across competitions and days. Polled while prices can change. */
export const matchExtrasQuery = (ids: readonly string[], datasets: readonly Dataset[]) => {
  const queryKey: OperationKey = ['fixtures', { t: 'sort', ids: ids.join(','), include: datasets.join(',') }];
  const isSettled = (matches: Rows) =>
    !datasets.includes('odds_prematch') || matches.every(({ phase }) => phase !== 'scheduled');
  const poll = pollFromHeaders<Rows>(isSettled);
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<Rows>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: (query) => {
      const next = poll(query);
      return next === false ? next : Math.max(next, MIN_INTERVAL_MS);
    },
  });
};
