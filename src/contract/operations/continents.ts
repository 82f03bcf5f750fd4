import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter, langParameter } from './parameters.ts';

const continents = { ...catalogue, route: 'continents' } as const;

/** Continents (v2.2 wire, 5.8). */
export const CONTINENTS_OPERATIONS = [
  {
    ...continents,
    t: 'list',
    record: 'continent',
    standard: true,
    parameters: [langParameter],
    doc: 'Continents.',
  },
  {
    ...continents,
    t: 'info',
    record: 'continent',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One continent.',
  },
] as const satisfies readonly Operation[];
