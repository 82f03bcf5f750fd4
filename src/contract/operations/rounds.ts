import type { Operation } from '#contract/operation.ts';
import { catalogue, id, seasonId } from './parameters.ts';

const rounds = { ...catalogue, route: 'rounds' } as const;

/** Rounds of seasons (v2.2 wire, 5.5). */
export const ROUNDS = [
  {
    ...rounds,
    t: 'byseason',
    record: 'round',
    pace: 'season',
    standard: true,
    parameters: [seasonId],
    doc: 'The rounds of a season, in order.',
  },
  {
    ...rounds,
    t: 'info',
    record: 'round',
    shape: 'one',
    parameters: [id],
    doc: 'One round.',
  },
] as const satisfies readonly Operation[];
