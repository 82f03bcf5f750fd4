import type { ContinentRecord } from '#contract/records/continent.ts';
import type { CountryRecord } from '#contract/records/country.ts';
import type { League } from '#contract/records/league.ts';
import type { PlayerRecord } from '#contract/records/player.ts';
import type { PlayerSeasonStats } from '#contract/records/player-season-stats.ts';
import { infoQuery } from './info.ts';
import { catalogueQuery } from './query.ts';

export const playerQuery = (id: string) => infoQuery<PlayerRecord>('players', id);
export const continentQuery = (id: string) => infoQuery<ContinentRecord>('continents', id);
export const countryQuery = (id: string) => infoQuery<CountryRecord>('countries', id);

export const continentsQuery = catalogueQuery<readonly ContinentRecord[]>('continents', { t: 'list' });

/** A page of 100 countries, including continents; the first one contains the number of pages. */
export const countriesQuery = (page: number) =>
  catalogueQuery<readonly CountryRecord[]>('countries', { t: 'list', ...(page > 1 && { page: `${page}` }) });

/** The competitions of a country, its leagues from the top tier. */
export const leaguesOfCountryQuery = (country_id: string) =>
  catalogueQuery<readonly League[]>('leagues', { t: 'list', country_id });

/** A player's statistics of a season, from finished matches. */
export const playerStatsQuery = (id: string, season_id: string) =>
  catalogueQuery<PlayerSeasonStats | null>('stats', { t: 'player', id, season_id });
