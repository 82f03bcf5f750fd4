import type { Operation } from '#contract/operation.ts';
import { catalogue, id, lang, only, page } from './parameters.ts';

const coaches = { ...catalogue, route: 'coaches' } as const;

/** Coaches (v2.2 wire, 5.6). */
export const COACHES = [
  {
    ...coaches,
    t: 'list',
    record: 'coach',
    standard: true,
    parameters: [only('country_id'), lang, page],
    doc: 'Coaches of all teams, optionally of one nationality.',
  },
  {
    ...coaches,
    t: 'info',
    record: 'coach',
    shape: 'one',
    parameters: [id, lang],
    doc: 'One coach.',
  },
] as const satisfies readonly Operation[];
