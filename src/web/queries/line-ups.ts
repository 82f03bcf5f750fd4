import { queryOptions } from '@tanstack/react-query';
import type { Benches, LineUps } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { isSettled } from './match.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, pollBy } from './poll.ts';

/** With what each has done, also before anybody could: the question is the same at kick-off, and for public/boot.js. */
const options = <T>(t: string, match: Match) => {
  const queryKey: OperationKey = ['fixtures', { t, id: match.id, include: 'stats' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T | null>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: pollBy(() => isSettled(match)),
    retry: false,
  });
};

/** Who starts. */
export const lineUpsQuery = (match: Match) => options<LineUps>('match_lineups', match);

/** Who sits on the bench. */
export const benchQuery = (match: Match) => options<Benches>('match_bench', match);
