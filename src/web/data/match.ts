import { queryOptions } from '@tanstack/react-query';
import type { Match } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

/** Whether a match has ended or is off, so that polling stops. */
export const isSettled = ({ phase }: Match) => phase === 'finished' || phase === 'off';

/** A match with its events and statistics; null if the service does not have it (any more). */
export const matchQuery = (id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'info', id, include: 'events,stats' }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<Match | null>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders((match) => match !== null && isSettled(match)),
  });
};
