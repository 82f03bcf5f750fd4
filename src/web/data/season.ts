import type { CupRoundRecord } from '#contract/records/cup-round.ts';
import type { Leader } from '#contract/records/leader.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { SeasonStats } from '#contract/records/season-stats.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { catalogueQuery, polledQuery } from './query.ts';

/**
 * All matches of a season. They are many and hardly any changes, so there is no polling: the live list has the current
 * ones, and a match that leaves it causes a refetch.
 */
export const seasonMatchesQuery = (season_id: string) =>
  catalogueQuery<readonly MatchRow[]>('fixtures', { t: 'season', season_id });

export const roundMatchesQuery = (round_id: string) =>
  polledQuery<readonly MatchRow[]>('fixtures', { t: 'round', round_id });

/** The leader lists of a season, by what they count. */
export const LEADERS = ['topscorers', 'topassists', 'topcards'] as const;

export const leadersQuery = (t: (typeof LEADERS)[number], season_id: string) =>
  catalogueQuery<readonly Leader[]>('leaders', { t, season_id });

/** What the service counts over a season's finished matches. */
export const seasonStatsQuery = (id: string) =>
  catalogueQuery<SeasonStats | null>('stats', { t: 'season', id });

export const seasonVenuesQuery = (season_id: string) =>
  catalogueQuery<readonly VenueRecord[]>('venues', { t: 'byseason', season_id });

/** The rounds of a knock-out stage; polled while it is in progress. */
export const cupDrawQuery = (season_id: string, stage_id: string, isMoving: boolean) => {
  const query = isMoving ? polledQuery : catalogueQuery;
  return query<readonly CupRoundRecord[]>('leagues', { t: 'cup_draw', season_id, stage_id });
};
