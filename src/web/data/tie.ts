import { queryOptions } from '@tanstack/react-query';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { staleTimeFromHeaders } from './poll.ts';

/** A team's matches in a season, to find the second leg of a first leg, which has no reference to it. */
export const tieQuery = (match: Match | undefined, isWanted: boolean) => {
  const queryKey: OperationKey = [
    'fixtures',
    { t: 'season', season_id: match?.season_id ?? '', team_id: match?.teams.home.id ?? '' },
  ];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly MatchRow[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    enabled: isWanted && match?.season_id != null,
  });
};
