import { queryOptions } from '@tanstack/react-query';
import type { CupRound } from '#contract/records/cup-round.ts';
import type { Leader } from '#contract/records/leader.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, pollBy, whileFailing } from './poll.ts';

/** `isMoving`: it is asked for again and again. */
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
    staleTime: freshBy,
    refetchInterval: isMoving ? pollBy<readonly T[]>(() => false) : whileFailing,
  });
}

/**
 * All matches of a season. They are many and nearly all of them stand still: what is in play is told by the live
 * list, and whoever sees a match leave that asks for these again.
 */
export const seasonMatchesQuery = (season_id: string) =>
  listQuery<MatchRow>('fixtures', 'season', { season_id });

/** The matches of a round, asked for again as often as they change. */
export const roundMatchesQuery = (round_id: string) =>
  listQuery<MatchRow>('fixtures', 'round', { round_id }, true);

/** The lists of a season's leaders, by what they count. */
export const LEADERS = ['topscorers', 'topassists', 'topcards'] as const;

export const leadersQuery = (t: (typeof LEADERS)[number], season_id: string) =>
  listQuery<Leader>('leaders', t, { season_id });

/** The grounds of the teams of a season. */
export const seasonVenuesQuery = (season_id: string) =>
  listQuery<VenueRecord>('venues', 'byseason', { season_id });

/** The rounds of a knock-out; asked for again as long as it is being played. */
export const cupDrawQuery = (season_id: string, stage_id: string, isMoving: boolean) =>
  listQuery<CupRound>('leagues', 'cup_draw', { season_id, stage_id }, isMoving);
