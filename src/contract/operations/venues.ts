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
    doc: 'Grounds, of one country if asked.',
  },
  {
    ...venues,
    t: 'byseason',
    forms: 'both',
    parameters: [seasonId, lang],
    doc: 'The grounds of the teams of a season.',
  },
  {
    ...venues,
    t: 'info',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One ground.',
  },
] as const satisfies readonly Operation[];
