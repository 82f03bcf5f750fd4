import { queryOptions } from '@tanstack/react-query';
import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import type { Leader } from '#contract/records/leader.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { pollFromHeaders, staleTimeFromHeaders, whileFailing } from './poll.ts';

/** `isMoving`: whether it is polled. */
function listQuery<T>(
  route: string,
  t: string,
  parameters: Readonly<Record<string, string>>,
  isMoving = false,
) {
  const queryKey: OperationKey = [route, { t, ...parameters }];
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<readonly T[]>> => fetchAnswer(context),
    staleTime: staleTimeFromHeaders,
    refetchInterval: isMoving ? pollFromHeaders<readonly T[]>(() => false) : whileFailing,
  });
}

/**
 * All matches of a season. They are many and hardly any changes, so there is no polling: the live list has the current
 * ones, and a match that leaves it causes a refetch.
 */
export const seasonMatchesQuery = (season_id: string) =>
  listQuery<MatchRow>('fixtures', 'season', { season_id });

export const roundMatchesQuery = (round_id: string) =>
  listQuery<MatchRow>('fixtures', 'round', { round_id }, true);

/** The leader lists of a season, by what they count. */
export const LEADERS = ['topscorers', 'topassists', 'topcards'] as const;

export const leadersQuery = (t: (typeof LEADERS)[number], season_id: string) =>
  listQuery<Leader>('leaders', t, { season_id });

export const seasonVenuesQuery = (season_id: string) =>
  listQuery<VenueRecord>('venues', 'byseason', { season_id });

/** The rounds of a knock-out stage; polled while it is in progress. */
export const cupDrawQuery = (season_id: string, stage_id: string, isMoving: boolean) =>
  listQuery<CupRoundRecord>('leagues', 'cup_draw', { season_id, stage_id }, isMoving);
