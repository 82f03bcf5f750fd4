import type { Operation } from '#contract/operation.ts';
import { catalogue, id } from './parameters.ts';

const bookmakers = { ...catalogue, route: 'bookmakers', record: 'bookmaker' } as const;

/** Bookmakers (v2.2 wire, 5.14). */
export const BOOKMAKERS = [
  {
    ...bookmakers,
    t: 'list',
    standard: true,
    parameters: [],
    doc: 'All bookmakers, in the order of display.',
  },
  { ...bookmakers, t: 'info', shape: 'one', parameters: [id], doc: 'One bookmaker.' },
] as const satisfies readonly Operation[];
