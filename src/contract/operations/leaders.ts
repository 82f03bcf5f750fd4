import type { Operation } from '#contract/operation.ts';
import { seasonIdParameter } from './parameters.ts';

const leaders = {
  route: 'leaders',
  record: 'leader',
  shape: 'list',
  pace: 'table',
  parameters: [seasonIdParameter],
  includes: [],
  forms: 'real',
} as const;

/** Complete lists of a season's players by goals, assists or cards, highest first (v2.2 wire, 5.12). */
export const LEADERS_OPERATIONS = [
  // Which list is the route's default is our choice.
  { ...leaders, t: 'topscorers', standard: true, doc: 'Players of a season by goals.' },
  { ...leaders, t: 'topassists', doc: 'Players of a season by assists.' },
  { ...leaders, t: 'topcards', doc: 'Players of a season by cards.' },
] as const satisfies readonly Operation[];
