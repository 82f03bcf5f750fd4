import { queryOptions } from '@tanstack/react-query';
import type { OddsHistory, OddsMarket } from '#contract/records/odds.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders } from './poll.ts';

const options = (t: 'match_odds' | 'match_oddsinplay', id: string, isMoving: boolean) => {
  const queryKey: OperationKey = ['fixtures', { t, id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly OddsMarket[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: pollFromHeaders<readonly OddsMarket[]>(() => !isMoving),
    retry: false,
  });
};

/** Pre-match prices of a match, in decimal; they move until kick-off. */
export const oddsQuery = (id: string, isMoving: boolean) => options('match_odds', id, isMoving);

export const oddsInPlayQuery = (id: string) => options('match_oddsinplay', id, true);

/** All prices that one bookmaker has offered. Not polled, because the match's odds have everything since. */
export const oddsHistoryQuery = (id: string, bookmaker_id: string) => {
  const queryKey: OperationKey = ['fixtures', { t: 'match_odds_info', id, bookmaker_id }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<OddsHistory>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    retry: false,
  });
};
