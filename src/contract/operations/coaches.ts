import type { Operation } from '#contract/operation.ts';
import { catalogue, filterParameter, idParameter, langParameter, pageParameter } from './parameters.ts';

const coaches = { ...catalogue, route: 'coaches' } as const;

/** Coaches (v2.2 wire, 5.6). */
export const COACHES_OPERATIONS = [
  {
    ...coaches,
    t: 'list',
    record: 'coach',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'Coaches of all teams, optionally of one nationality.',
  },
  {
    ...coaches,
    t: 'info',
    record: 'coach',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One coach.',
  },
] as const satisfies readonly Operation[];
