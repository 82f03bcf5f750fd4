import { queryOptions } from '@tanstack/react-query';
import type { Country } from '#contract/records/country.ts';
import type { League } from '#contract/records/league.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import type { PlayerSeasonStats } from '#contract/records/player-season-stats.ts';
import { type Answer, fetchAnswer, type OperationKey } from './fetch.ts';
import { infoQuery } from './info.ts';
import { freshBy, whileFailing } from './poll.ts';

export const playerQuery = (id: string) => infoQuery<PlayerRecord>('players', id);
export const countryQuery = (id: string) => infoQuery<Country>('countries', id);

function askedQuery<T>(queryKey: OperationKey) {
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: whileFailing,
  });
}

/** The competitions of a country, its leagues from the top. */
export const leaguesOfCountryQuery = (country_id: string) =>
  askedQuery<readonly League[]>(['leagues', { t: 'list', country_id }]);

/** What a player has done in a season, of matches that are over. */
export const playerStatsQuery = (id: string, season_id: string) =>
  askedQuery<PlayerSeasonStats | null>(['stats', { t: 'player', id, season_id }]);
