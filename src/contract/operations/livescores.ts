import type { Operation } from '#contract/operation.ts';
import {
  bookmakerIdsParameter,
  includeParameter,
  langParameter,
  oddsFormatParameter,
  pageParameter,
  runningDatasets,
  utcParameter,
} from './parameters.ts';

const feed = {
  route: 'livescores',
  record: 'match_row',
  shape: 'list',
  parameters: [
    includeParameter,
    utcParameter,
    langParameter,
    oddsFormatParameter,
    bookmakerIdsParameter,
    pageParameter,
  ],
  includes: runningDatasets,
  collect: true,
  forms: 'real',
} as const;

/** Feeds of matches by the day (v2.2 wire, 5.1). */
export const LIVESCORES_OPERATIONS = [
  // The route's default selector is our choice: the vendor says only that there is one.
  { ...feed, t: 'live', pace: 'live', standard: true, doc: 'Matches in play.' },
  { ...feed, t: 'today', pace: 'day', doc: "Today's matches, whatever their state." },
  { ...feed, t: 'tomorrow', pace: 'day', doc: "Tomorrow's matches." },
  { ...feed, t: 'yesterday', pace: 'day', doc: "Yesterday's matches." },
  { ...feed, t: 'notstarted', pace: 'day', doc: "Today's matches that have not kicked off." },
  { ...feed, t: 'ended', pace: 'day', doc: "Today's matches that are over." },
] as const satisfies readonly Operation[];
