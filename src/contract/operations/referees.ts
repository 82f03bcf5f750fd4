import type { Operation } from '#contract/operation.ts';
import { catalogue, filterParameter, idParameter, langParameter, pageParameter } from './parameters.ts';

const referees = { ...catalogue, route: 'referees' } as const;

/** Referees (v2.2 wire, 5.6). */
export const REFEREES_OPERATIONS = [
  {
    ...referees,
    t: 'list',
    record: 'referee',
    standard: true,
    parameters: [filterParameter('country_id'), langParameter, pageParameter],
    doc: 'Referees, optionally of one country.',
  },
  {
    ...referees,
    t: 'info',
    record: 'referee',
    shape: 'one',
    parameters: [idParameter, langParameter],
    doc: 'One referee.',
  },
] as const satisfies readonly Operation[];
