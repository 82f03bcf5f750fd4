import { queryOptions } from '@tanstack/react-query';
import type { BenchesRecord, LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { isSettled } from './match.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

/**
 * Includes the players' statistics before the match as well, so that the address stays the same and matches the one in
 * public/boot.js.
 */
const options = <T>(t: string, match: Match) => {
  const queryKey: OperationKey = ['fixtures', { t, id: match.id, include: 'stats' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T | null>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders(() => isSettled(match)),
    retry: false,
  });
};

export const lineUpsQuery = (match: Match) => options<LineUpsRecord>('match_lineups', match);

export const benchQuery = (match: Match) => options<BenchesRecord>('match_bench', match);
