import { queryOptions } from '@tanstack/react-query';
import type { Continent } from '#contract/records/continent.ts';
import type { Country } from '#contract/records/country.ts';
import type { League } from '#contract/records/league.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import type { PlayerSeasonStats } from '#contract/records/player-season-stats.ts';
import { type Answer, fetchAnswer } from './fetch.ts';
import { infoQuery } from './info.ts';
import type { OperationKey } from './operation-key.ts';
import { freshBy, whileFailing } from './poll.ts';

export const playerQuery = (id: string) => infoQuery<PlayerRecord>('players', id);
export const continentQuery = (id: string) => infoQuery<Continent>('continents', id);
export const countryQuery = (id: string) => infoQuery<Country>('countries', id);

function askedQuery<T>(queryKey: OperationKey) {
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<Answer<T>> => fetchAnswer(context),
    staleTime: freshBy,
    refetchInterval: whileFailing,
  });
}

export const continentsQuery = askedQuery<readonly Continent[]>(['continents', { t: 'list' }]);

/** A page of 100 countries, including continents; the first one contains the number of pages. */
export const countriesQuery = (page: number) =>
  askedQuery<readonly Country[]>(['countries', page === 1 ? { t: 'list' } : { t: 'list', page: `${page}` }]);

/** The competitions of a country, its leagues from the top tier. */
export const leaguesOfCountryQuery = (country_id: string) =>
  askedQuery<readonly League[]>(['leagues', { t: 'list', country_id }]);

/** A player's statistics of a season, from finished matches. */
export const playerStatsQuery = (id: string, season_id: string) =>
  askedQuery<PlayerSeasonStats | null>(['stats', { t: 'player', id, season_id }]);
