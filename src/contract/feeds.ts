import { langParameter, utcParameter } from '#contract/operations/parameters.ts';
import type { Parameter } from './operation.ts';

/** `feed` is JSON Feed. */
export type FeedFormat = 'csv' | 'json' | 'rss' | 'feed' | 'ics';

export interface FeedRow {
  /** Pattern of the address without the format: `/team/:id`. */
  readonly path: `/${string}`;
  readonly formats: readonly FeedFormat[];
  readonly parameters: readonly Parameter[];
}

const common = [utcParameter, langParameter] as const;
const day: Parameter = { name: 'd', kind: 'date', doc: 'the day, YYYY-MM-DD, in utc; without it today' };

/** Version of the columns of CSV and JSON. Other columns are another version, and this one goes on beside it. */
const version: Parameter = { name: 'v', kind: 'page', standard: '1', doc: 'version of the columns: 1' };

/** Competitions whose prices `/odds.csv` requests; without it those that pages have requested. */
export const MAX_FEED_LEAGUES = 10;

/** Addresses of feeds: pages for spreadsheets, calendars and feed readers. */
export const FEEDS = {
  scores: { path: '/scores', formats: ['csv', 'json', 'rss', 'feed'], parameters: [day, ...common, version] },
  competition: {
    path: '/competition/:id',
    formats: ['csv', 'json', 'ics', 'rss'],
    parameters: [...common, version],
  },
  team: { path: '/team/:id', formats: ['ics', 'rss'], parameters: common },
  channel: { path: '/tv/:id', formats: ['ics'], parameters: common },
  matches: {
    path: '/matches',
    formats: ['ics'],
    parameters: [
      { name: 'ids', kind: 'ids', required: true, doc: 'ids of matches, joined by commas, at most 100' },
      ...common,
    ],
  },
  match: { path: '/match/:id', formats: ['json'], parameters: [...common, version] },
  odds: {
    path: '/odds',
    formats: ['csv'],
    parameters: [
      day,
      {
        name: 'leagues',
        kind: 'ids',
        doc: `ids of competitions to request, at most ${MAX_FEED_LEAGUES}; without it those that are cached`,
      },
      ...common,
      version,
    ],
  },
} as const satisfies Readonly<Record<string, FeedRow>>;

export type FeedKind = keyof typeof FEEDS;

/** Returns the address of a feed below the path of the site: `/team/7.ics`. */
export const feedAddress = (kind: FeedKind, format: FeedFormat, id = ''): `/${string}` =>
  `${FEEDS[kind].path.replace(':id', id) as `/${string}`}.${format}`;

/** What a dashboard shows of a team, in one object; its address has no format at its end. */
export const TEAM_SUMMARY = {
  path: '/api/team/:id',
  formats: ['json'],
  parameters: [
    ...common,
    { name: 'country_id', kind: 'id', doc: 'country of the channels; without it the team’s' },
  ],
} as const satisfies FeedRow;
