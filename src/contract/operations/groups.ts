import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter, seasonIdParameter } from './parameters.ts';

const groups = { ...catalogue, route: 'groups' } as const;

/** Groups of seasons (v2.2 wire, 5.5). */
export const GROUPS_OPERATIONS = [
  {
    ...groups,
    t: 'byseason',
    record: 'stage_groups',
    pace: 'season',
    standard: true,
    parameters: [seasonIdParameter],
    doc: 'The groups of a season, by stage.',
  },
  {
    ...groups,
    t: 'info',
    record: 'group',
    shape: 'one',
    parameters: [idParameter],
    doc: 'One group.',
  },
] as const satisfies readonly Operation[];
