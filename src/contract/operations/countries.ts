import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter, langParameter, pageParameter } from './parameters.ts';

const countries = { ...catalogue, route: 'countries' } as const;

/** Countries (v2.2 wire, 5.8). */
export const COUNTRIES_OPERATIONS = [
  {
    ...countries,
    t: 'list',
    record: 'country',
    standard: true,
    parameters: [langParameter, pageParameter],
    doc: 'Countries, and continents as countries of their own for international competitions.',
  },
  {
    ...countries,
    t: 'info',
    record: 'country',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One country.',
  },
] as const satisfies readonly Operation[];
