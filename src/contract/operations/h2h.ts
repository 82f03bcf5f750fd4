import type { Operation } from '#contract/operation.ts';
import { idParameter } from './parameters.ts';

const h2h = {
  route: 'h2h',
  record: 'h2h',
  shape: 'one',
  pace: 'season',
  includes: [],
  forms: 'both',
} as const;

/** Head-to-head of two teams, and the last matches of each (v2.2 wire, 5.11). */
export const H2H_OPERATIONS = [
  {
    ...h2h,
    t: 'teams',
    standard: true,
    parameters: [
      { name: 'team1', kind: 'id', required: true, doc: 'the first team' },
      { name: 'team2', kind: 'id', required: true, doc: 'the other team' },
    ],
    doc: 'The meetings of two teams, and the last matches of each.',
  },
  { ...h2h, t: 'match', parameters: [idParameter], doc: 'The same of the two teams of a match, home first.' },
] as const satisfies readonly Operation[];
