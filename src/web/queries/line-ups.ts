import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Benches, LineUps } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { type Answer, fetchAnswer, type OperationKey } from './fetch.ts';
import { isSettled } from './match.ts';
import { freshBy, pollBy } from './poll.ts';

const key = (t: string, { id, phase }: Match): OperationKey =>
  // Before a match nobody has done anything.
  phase === 'scheduled' ? ['fixtures', { t, id }] : ['fixtures', { t, id, include: 'stats' }];

/** Who starts, and once the match has begun what each has done. */
export const lineUpsQuery = (match: Match) =>
  queryOptions({
    queryKey: key('match_lineups', match),
    queryFn: (context): Promise<Answer<LineUps>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: pollBy(() => isSettled(match)),
    // At kick-off another question takes the place of the first.
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Who sits on the bench, with the same. */
export const benchQuery = (match: Match) =>
  queryOptions({
    queryKey: key('match_bench', match),
    queryFn: (context): Promise<Answer<Benches>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: pollBy(() => isSettled(match)),
    // At kick-off another question takes the place of the first.
    placeholderData: keepPreviousData,
    retry: false,
  });
