import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

/** Whether every match has ended or is off, so that polling stops. */
export const areAllOver = (matches: readonly MatchRow[]) =>
  matches.length > 0 && matches.every(({ phase }) => phase === 'finished' || phase === 'off');

/** Matches of a day, polled until all of them are over. */
export const matchesOfDay = (queryKey: OperationKey) =>
  queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders(areAllOver),
  });

/** The matches that kick off on a UTC day (`YYYY-MM-DD`); every viewer requests the same address. */
export const dayQuery = (utcDay: string) => matchesOfDay(['fixtures', { t: 'schedule', d: utcDay }]);
