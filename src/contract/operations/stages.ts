import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter, seasonIdParameter } from './parameters.ts';

const stages = { ...catalogue, route: 'stages' } as const;

/** Stages of seasons (v2.2 wire, 5.5). */
export const STAGES_OPERATIONS = [
  {
    ...stages,
    t: 'byseason',
    record: 'stage',
    pace: 'season',
    standard: true,
    parameters: [seasonIdParameter],
    doc: 'The stages of a season, in order.',
  },
  {
    ...stages,
    t: 'info',
    record: 'stage',
    shape: 'one',
    parameters: [idParameter],
    doc: 'One stage.',
  },
] as const satisfies readonly Operation[];
