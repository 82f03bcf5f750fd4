import type { Operation } from '#contract/operation.ts';
import {
  catalogue,
  dayParameter,
  filterParameter,
  idParameter,
  langParameter,
  pageParameter,
  utcParameter,
} from './parameters.ts';

const channels = { ...catalogue, route: 'broadcast', record: 'channel' } as const;

/** Channels and TV listings (spec, "Endpoints"; v2.2 wire, 5.9). */
export const BROADCAST_OPERATIONS = [
  {
    ...channels,
    t: 'list',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'TV channels, optionally of one country.',
  },
  { ...channels, t: 'info', shape: 'one', parameters: [idParameter, langParameter], doc: 'One TV channel.' },
  {
    ...channels,
    t: 'match_tvs',
    pace: 'season',
    forms: 'both',
    parameters: [
      idParameter,
      { name: 'country_broadcast_id', kind: 'id', doc: 'no effect: every country is returned' },
      langParameter,
    ],
    doc: 'The TV channels that show a match, in every country.',
  },
  {
    route: 'broadcast',
    record: 'match_row',
    shape: 'list',
    t: 'schedule',
    pace: 'day',
    collect: true,
    forms: 'real',
    parameters: [
      dayParameter,
      { name: 'include', kind: 'includes', doc: 'dataset to embed: tvs' },
      utcParameter,
      langParameter,
      pageParameter,
    ],
    includes: [{ name: 'tvs', also: [] }],
    doc: 'Televised matches of a day, with their channels on request.',
  },
] as const satisfies readonly Operation[];
