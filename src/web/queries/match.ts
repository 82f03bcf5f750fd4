import { queryOptions } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, pollBy } from './poll.ts';

/** A match that has ended, or is off, is not asked for again. */
export const isSettled = ({ phase }: Match) => phase === 'finished' || phase === 'off';

/** One match with what happened in it and its statistics; null: the service has none, or has it no more. */
export const matchQuery = (id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'info', id, include: 'events,stats' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<Match | null>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: pollBy((match) => match !== null && isSettled(match)),
  });
};
