import type { Operation } from '#contract/operation.ts';
import { catalogue, id, lang } from './parameters.ts';

const continents = { ...catalogue, route: 'continents' } as const;

/** Continents (v2.2 wire, 5.8). */
export const CONTINENTS = [
  {
    ...continents,
    t: 'list',
    record: 'continent',
    standard: true,
    parameters: [lang],
    doc: 'Continents.',
  },
  {
    ...continents,
    t: 'info',
    record: 'continent',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One continent.',
  },
] as const satisfies readonly Operation[];
