import type { Operation } from '#contract/operation.ts';
import { seasonId } from './parameters.ts';

const leaders = {
  route: 'leaders',
  record: 'leader',
  shape: 'list',
  pace: 'table',
  parameters: [seasonId],
  includes: [],
  forms: 'real',
} as const;

/** The players of a season by what they have done, complete lists, the most first (v2.2 wire, 5.12). */
export const LEADERS = [
  // Which list is the route's standard is our choice.
  { ...leaders, t: 'topscorers', standard: true, doc: 'Players of a season by goals.' },
  { ...leaders, t: 'topassists', doc: 'Players of a season by assists.' },
  { ...leaders, t: 'topcards', doc: 'Players of a season by cards.' },
] as const satisfies readonly Operation[];
