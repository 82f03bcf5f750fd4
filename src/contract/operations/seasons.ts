import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter } from './parameters.ts';

const seasons = { ...catalogue, route: 'seasons' } as const;

/** Seasons (v2.2 wire, 5.5). */
export const SEASONS_OPERATIONS = [
  {
    ...seasons,
    t: 'info',
    record: 'season',
    shape: 'one',
    standard: true,
    parameters: [idParameter],
    doc: 'One season with its stages and the ids of its rounds.',
  },
] as const satisfies readonly Operation[];
