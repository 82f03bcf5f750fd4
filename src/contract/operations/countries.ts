import type { Operation } from '#contract/operation.ts';
import { catalogue, id, lang, page } from './parameters.ts';

const countries = { ...catalogue, route: 'countries' } as const;

/** Countries (v2.2 wire, 5.8). */
export const COUNTRIES = [
  {
    ...countries,
    t: 'list',
    record: 'country',
    standard: true,
    parameters: [lang, page],
    doc: 'Countries, and continents as countries of their own for international competitions.',
  },
  {
    ...countries,
    t: 'info',
    record: 'country',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One country.',
  },
] as const satisfies readonly Operation[];
