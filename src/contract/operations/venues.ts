import type { Operation } from '#contract/operation.ts';
import { catalogue, id, lang, only, page, seasonId } from './parameters.ts';

const venues = { ...catalogue, route: 'venues', record: 'venue' } as const;

/** Venues (spec, "Endpoints"; v2.2 wire, 5.7). */
export const VENUES = [
  {
    ...venues,
    t: 'list',
    standard: true,
    parameters: [only('country_id'), lang, page],
    doc: 'Stadiums, optionally of one country.',
  },
  {
    ...venues,
    t: 'byseason',
    forms: 'both',
    parameters: [seasonId, lang],
    doc: 'The stadiums of the teams of a season.',
  },
  {
    ...venues,
    t: 'info',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One stadium.',
  },
] as const satisfies readonly Operation[];
