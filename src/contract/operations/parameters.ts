/** Parameters and datasets shared by several operations (spec, common query parameters; v2.2 wire, section 1). */
import { FIRST_DATE, LAST_DATE } from '#contract/calendar-day.ts';
import { type Include, LANGUAGES, type Parameter } from '#contract/operation.ts';

export const id: Parameter = {
  name: 'id',
  kind: 'id',
  required: true,
  doc: 'the id of the record',
};
export const ids: Parameter = { name: 'ids', kind: 'ids', required: true, doc: 'ids, joined by commas' };
export const include: Parameter = {
  name: 'include',
  kind: 'includes',
  doc: 'datasets to embed, joined by commas',
};
export const includeStats: Parameter = {
  name: 'include',
  kind: 'includes',
  doc: 'dataset to embed: stats',
};
export const utc: Parameter = {
  name: 'utc',
  kind: 'offset',
  standard: '0',
  doc: 'hours from UTC for dates and times, -12 to 14, decimals allowed',
};
export const lang: Parameter = {
  name: 'lang',
  kind: 'language',
  standard: 'en',
  doc: `language of names: ${LANGUAGES.join(' ')}`,
};
export const oddsFormat: Parameter = {
  name: 'odds_format',
  kind: 'odds_format',
  standard: 'decimal',
  doc: 'odds format: decimal, fractional, american',
};
export const bookmakerIds: Parameter = {
  name: 'bookmaker_ids',
  kind: 'ordered_ids',
  doc: 'prices of these bookmakers only, in this order; for odds_prematch and odds_inplay',
};
export const page: Parameter = { name: 'page', kind: 'page', standard: '1', doc: 'page of 100, from 1' };
export const inDay: Parameter = {
  name: 'd',
  kind: 'date',
  required: true,
  doc: `the day, YYYY-MM-DD, in utc; from ${FIRST_DATE} to ${LAST_DATE}`,
};
export const seasonId: Parameter = { name: 'season_id', kind: 'id', required: true, doc: 'the season' };

/** Returns a filter parameter: an id that narrows the list. */
export function only(name: string): Parameter {
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
