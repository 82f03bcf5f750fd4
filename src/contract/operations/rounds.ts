import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter, seasonIdParameter } from './parameters.ts';

const rounds = { ...catalogue, route: 'rounds' } as const;

/** Rounds of seasons (v2.2 wire, 5.5). */
export const ROUNDS_OPERATIONS = [
  {
    ...rounds,
    t: 'byseason',
    record: 'round',
    pace: 'season',
    standard: true,
    parameters: [seasonIdParameter],
    doc: 'The rounds of a season, in order.',
  },
  {
    ...rounds,
    t: 'info',
    record: 'round',
    shape: 'one',
    parameters: [idParameter],
    doc: 'One round.',
  },
] as const satisfies readonly Operation[];
