import type { Operation } from '#contract/operation.ts';
import { catalogue, id, seasonId } from './parameters.ts';

const stages = { ...catalogue, route: 'stages' } as const;

/** Stages of seasons (v2.2 wire, 5.5). */
export const STAGES = [
  {
    ...stages,
    t: 'byseason',
    record: 'stage',
    pace: 'season',
    standard: true,
    parameters: [seasonId],
    doc: 'The stages of a season, in order.',
  },
  {
    ...stages,
    t: 'info',
    record: 'stage',
    shape: 'one',
    parameters: [id],
    doc: 'One stage.',
  },
] as const satisfies readonly Operation[];
