import { queryOptions } from '@tanstack/react-query';
import type { MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer, type OperationKey } from './fetch.ts';
import { freshBy, whileFailing } from './poll.ts';

/** A team's matches: those to come, soonest first, those in play, and the last ones, newest first. */
type TeamMatches = Readonly<Record<'next' | 'current' | 'last', readonly MatchRow[]>>;

/** They stand still as those of a season do: what is in play is told by the live list. */
export const teamMatchesQuery = (team_id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'last_next', team_id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<TeamMatches>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: whileFailing,
  });
};
