import type { Operation } from '#contract/operation.ts';
import {
  catalogue,
  filterParameter,
  idParameter,
  langParameter,
  pageParameter,
  seasonIdParameter,
} from './parameters.ts';

const venues = { ...catalogue, route: 'venues', record: 'venue' } as const;

/** Venues (spec, "Endpoints"; v2.2 wire, 5.7). */
export const VENUES_OPERATIONS = [
  {
    ...venues,
    t: 'list',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'Stadiums, optionally of one country.',
  },
  {
    ...venues,
    t: 'byseason',
    forms: 'both',
    parameters: [seasonIdParameter, langParameter],
    doc: 'The stadiums of the teams of a season.',
  },
  {
    ...venues,
    t: 'info',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One stadium.',
  },
] as const satisfies readonly Operation[];
