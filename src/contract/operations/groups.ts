import type { Operation } from '#contract/operation.ts';
import { catalogue, id, seasonId } from './parameters.ts';

const groups = { ...catalogue, route: 'groups' } as const;

/** Groups of seasons (v2.2 wire, 5.5). */
export const GROUPS = [
  {
    ...groups,
    t: 'byseason',
    record: 'stage_groups',
    pace: 'season',
    standard: true,
    parameters: [seasonId],
    doc: 'The groups of a season, by stage.',
  },
  {
    ...groups,
    t: 'info',
    record: 'group',
    shape: 'one',
    parameters: [id],
    doc: 'One group.',
  },
] as const satisfies readonly Operation[];
