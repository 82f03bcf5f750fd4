import type { Operation } from '#contract/operation.ts';
import { catalogue, id } from './parameters.ts';

const seasons = { ...catalogue, route: 'seasons' } as const;

/** Seasons (v2.2 wire, 5.5). */
export const SEASONS = [
  {
    ...seasons,
    t: 'info',
    record: 'season',
    shape: 'one',
    standard: true,
    parameters: [id],
    doc: 'One season with its stages and the ids of its rounds.',
  },
] as const satisfies readonly Operation[];
