import type { Operation } from '#contract/operation.ts';
import { catalogue, idParameter } from './parameters.ts';

const bookmakers = { ...catalogue, route: 'bookmakers', record: 'bookmaker' } as const;

/** Bookmakers (v2.2 wire, 5.14). */
export const BOOKMAKERS_OPERATIONS = [
  {
    ...bookmakers,
    t: 'list',
    standard: true,
    parameters: [],
    doc: 'All bookmakers, in the order of display.',
  },
  { ...bookmakers, t: 'info', shape: 'one', parameters: [idParameter], doc: 'One bookmaker.' },
] as const satisfies readonly Operation[];
