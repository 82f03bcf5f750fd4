/** Parameters and datasets shared by several operations (spec, common query parameters; v2.2 wire, section 1). */
import { FIRST_DATE, LAST_DATE } from '#contract/calendar-day.ts';
import { CATALOGUE_LANGUAGES, type Include, type Parameter } from '#contract/operation.ts';

export const idParameter: Parameter = {
  name: 'id',
  kind: 'id',
  required: true,
  doc: 'the id of the record',
};
export const idsParameter: Parameter = {
  name: 'ids',
  kind: 'ids',
  required: true,
  doc: 'ids, joined by commas',
};
export const includeParameter: Parameter = {
  name: 'include',
  kind: 'includes',
  doc: 'datasets to embed, joined by commas',
};
export const includeStatsParameter: Parameter = {
  name: 'include',
  kind: 'includes',
  doc: 'dataset to embed: stats',
};
export const utcParameter: Parameter = {
  name: 'utc',
  kind: 'offset',
  standard: '0',
  doc: 'hours from UTC for dates and times, -12 to 14, decimals allowed',
};
export const langParameter: Parameter = {
  name: 'lang',
  kind: 'language',
  standard: 'en',
  doc: `language of names: ${CATALOGUE_LANGUAGES.join(' ')}`,
};
export const oddsFormatParameter: Parameter = {
  name: 'odds_format',
  kind: 'odds_format',
  standard: 'decimal',
  doc: 'odds format: decimal, fractional, american',
};
export const bookmakerIdsParameter: Parameter = {
  name: 'bookmaker_ids',
  kind: 'ordered_ids',
  doc: 'prices of these bookmakers only, in this order; for odds_prematch and odds_inplay',
};
export const pageParameter: Parameter = {
  name: 'page',
  kind: 'page',
  standard: '1',
  doc: 'page of 100, from 1',
};
export const dayParameter: Parameter = {
  name: 'd',
  kind: 'date',
  required: true,
  doc: `the day, YYYY-MM-DD, in utc; from ${FIRST_DATE} to ${LAST_DATE}`,
};
export const seasonIdParameter: Parameter = {
  name: 'season_id',
  kind: 'id',
  required: true,
  doc: 'the season',
};

/** Returns a filter parameter: an id that narrows the list. */
export function filterParameter(name: string): Parameter {
  return { name, kind: 'id', doc: `only this ${name.slice(0, -'_id'.length)}` };
}

export const matchDatasets: readonly Include[] = [
  { name: 'events', also: ['match_events'] },
  { name: 'stats', also: ['match_stats'] },
  { name: 'odds_prematch', also: [] },
];

/** Datasets of feeds with matches in play, which include prices in play (v2.2 wire, include). */
export const runningDatasets: readonly Include[] = [...matchDatasets, { name: 'odds_inplay', also: [] }];

/** Channels are a dataset of fixtures, but not of livescores feeds (v2.2 wire, include). */
const channels: Include = { name: 'broadcast', also: [] };
export const fixtureDatasets: readonly Include[] = [...matchDatasets, channels];
export const runningFixtureDatasets: readonly Include[] = [...runningDatasets, channels];

/** Player statistics on team sheets (spec, endpoints; on the bench by our choice). */
export const playerDatasets: readonly Include[] = [{ name: 'stats', also: ['match_stats'] }];

/** Data that changes once a season: complete lists, or one record of them. */
export const catalogue = { shape: 'list', pace: 'catalogue', includes: [], forms: 'real' } as const;
