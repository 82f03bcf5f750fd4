import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, pollBy } from './poll.ts';

type Rows = readonly MatchRow[];

/** What matches can be told with besides themselves. */
export type Dataset = 'broadcast' | 'odds_prematch';

/** Rows are not what somebody sits before to see a price move: no need to follow the pace of scores, in ms. */
const PACE = 60_000;

/**
 * Some matches of any competitions and days by their numbers, with all that is wanted besides, in one request. It is
 * asked again as long as there are prices that can move.
 */
export const matchExtrasQuery = (ids: readonly string[], datasets: readonly Dataset[]) => {
  const queryKey: OperationKey = ['fixtures', { t: 'sort', ids: ids.join(','), include: datasets.join(',') }];
  const isSettled = (matches: Rows) =>
    !datasets.includes('odds_prematch') || matches.every(({ phase }) => phase !== 'scheduled');
  const poll = pollBy<Rows>(isSettled);
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<Rows>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: (query) => {
      const next = poll(query);
      return next === false ? next : Math.max(next, PACE);
    },
  });
};
