import type { Operation } from '#contract/operation.ts';
import { catalogue, id, lang, only, page } from './parameters.ts';

const referees = { ...catalogue, route: 'referees' } as const;

/** Referees (v2.2 wire, 5.6). */
export const REFEREES = [
  {
    ...referees,
    t: 'list',
    record: 'referee',
    standard: true,
    parameters: [only('country_id'), lang, page],
    doc: 'Referees, optionally of one country.',
  },
  {
    ...referees,
    t: 'info',
    record: 'referee',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One referee.',
  },
] as const satisfies readonly Operation[];
